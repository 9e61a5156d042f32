#!/usr/bin/env bash
# Builds the image of Dockerfile and judges the example in it as the user of this machine. Exits with 77 (skipped) where no
# Docker daemon answers.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

if ! docker info >/dev/null 2>&1; then
  echo '=> no Docker daemon'
  exit 77
fi
docker build --tag guardband .
in_image() { docker run --rm --user "$(id -u):$(id -g)" --volume "$PWD:/work" guardband "$@"; }
in_image check examples/shop/results/healthy --baselines examples/shop/baselines
# The history as of a commit needs git, and its trust in the mounted repository.
in_image check examples/shop/results/healthy --baselines examples/shop/baselines --against ref:HEAD
[ "$(docker image inspect --format '{{.Config.User}}' guardband)" = node ]
