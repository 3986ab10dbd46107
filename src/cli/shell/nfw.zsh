#compdef nfw
# Completion of nfw for zsh. The candidates come from nfw itself, which knows the rules in force.

_nfw() {
    local program=${(Q)words[1]/#\~\//$HOME/} line word
    local -a found whole open
    found=("${(@f)$($program complete "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}")
    if [[ $found[1] == :files ]]; then
        [[ $PREFIX == --*=* ]] && compset -P '*='
        _files
        return
    fi
    for line in $found; do
        word=${line%%$'\t'*}
        line=${word//:/\\:}${${line#$word}/#$'\t'/:} # NAME:WHAT IT SAYS
        if [[ $word == *= ]]; then open+=($line); else whole+=($line); fi
    done
    _describe -V nfw whole -- open -S ''
}

# Loaded by the name of the function, or read as a script.
if [[ $funcstack[1] == _nfw ]]; then _nfw "$@"; else compdef _nfw nfw; fi
