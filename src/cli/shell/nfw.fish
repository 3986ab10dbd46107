# Completion of nfw for fish. The candidates come from nfw itself, which knows the rules in force.

function __nfw_ask
    set -l words (commandline -opc)
    set -l word (commandline -ct | string replace -ra '[\'"\\\\]' '')
    set -l program (string replace -r '^~/' "$HOME/" -- $words[1])
    $program complete $words[2..-1] "$word" 2>/dev/null
end

complete -c nfw -f -k -a '(__nfw_ask | string match -v :files)'
complete -c nfw -F -n '__nfw_ask | string match -q :files'
