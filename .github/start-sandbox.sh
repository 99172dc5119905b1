#!/usr/bin/env bash
# Starts the sandbox service for a job, in the background, and hands its addresses to the steps that follow: the outputs
# `base-url` and `zip_url`. What it is asked stands in sandbox.log; `kill -- "-$(cat sandbox.pid)"` ends it.
set -euo pipefail

# In a session of its own, because some runners end what a step leaves in its process group.
setsid npm run --silent sandbox -- --key sandbox-key --plugin plugin_sandbox > sandbox.log 2>&1 &
echo $! > sandbox.pid
timeout 30 bash -c 'until grep --quiet "^Stop with" sandbox.log; do sleep 0.1; done'
# On any free port: the service tells its addresses.
sed --quiet --regexp-extended 's/^(base-url|zip_url): /\1=/p' sandbox.log >> "$GITHUB_OUTPUT"
