# Completion of nfw for bash. The candidates come from nfw itself, which knows the rules in force.

_nfw() {
    local program=${1/#\~\//$HOME/} rest=${COMP_LINE:0:COMP_POINT} kept='' word i
    local -a words=()
    type -P "$program" >/dev/null || program=nfw # completing an alias

    # bash splits words at '=' and ':', too: put together again what no blank parts.
    for ((i = 0; i < COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if [[ $i -gt 0 && $rest == "$word"* ]]; then
            words[${#words[@]} - 1]+=$word
        else
            words+=("$word")
        fi
        rest=${rest#*"$word"}
    done
    if [[ $rest == [[:space:]]* ]]; then
        words+=("${rest#"${rest%%[![:space:]]*}"}")
    else
        words[${#words[@]} - 1]+=$rest
    fi

    # What stands before the last of these in the word is not replaced.
    local breaks=${COMP_WORDBREAKS//[^=:]/}
    [[ ${words[${#words[@]} - 1]} == [\'\"]* ]] && breaks=
    words=("${words[@]//[\'\"\\]/}")
    word=${words[${#words[@]} - 1]}
    [[ -n $breaks ]] && kept=${word%"${word##*["$breaks"]}"}

    local -a found
    mapfile -t found < <("$program" complete "${words[@]:1}" 2>/dev/null)
    if [[ ${found[0]-} == :files ]]; then
        compopt -o filenames
        local flag=
        [[ $word == --*=* ]] && flag=${word%%=*}=
        mapfile -t found < <(compgen -f -- "${word#"$flag"}")
        found=("${found[@]/#/$flag}")
    elif [[ ${#found[@]} -gt 0 ]]; then
        mapfile -t found < <(printf '%q\n' "${found[@]%%$'\t'*}")
        found=("${found[@]//\\,/,}")
        [[ ${#found[@]} -eq 1 && ${found[0]} == *= ]] && compopt -o nospace
    fi
    COMPREPLY=("${found[@]#"$kept"}")
}

complete -o nosort -F _nfw nfw
