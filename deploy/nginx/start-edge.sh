#!/bin/sh
# Fills the templates with the EDGE_ variables and starts nginx in the foreground. `README.md` beside
# this file lists the variables.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
: "${EDGE_UPSTREAMS:?Set EDGE_UPSTREAMS to the addresses of the site, such as site-1:3000 site-2:3000}"
: "${EDGE_SITE_HOST:?Set EDGE_SITE_HOST to the host of SITE_URL, such as www.example.ro}"
export EDGE_SITE_HOST
EDGE_PORT="${EDGE_PORT:-8080}"
EDGE_PURGE_PORT="${EDGE_PURGE_PORT:-8081}"
export EDGE_WORKERS="${EDGE_WORKERS:-auto}"
export EDGE_CACHE_MEGABYTES="${EDGE_CACHE_MEGABYTES:-512}"
export EDGE_PAGES_PER_SECOND="${EDGE_PAGES_PER_SECOND:-100}"
export EDGE_PAGES_BURST="${EDGE_PAGES_BURST:-600}"
export EDGE_FILES_PER_SECOND="${EDGE_FILES_PER_SECOND:-1600}"
export EDGE_FILES_BURST="${EDGE_FILES_BURST:-9600}"
export EDGE_REQUESTS_PER_SECOND="${EDGE_REQUESTS_PER_SECOND:-50}"
export EDGE_BURST="${EDGE_BURST:-300}"
export EDGE_CALLS_PER_SECOND="${EDGE_CALLS_PER_SECOND:-5}"
export EDGE_CALLS_BURST="${EDGE_CALLS_BURST:-30}"
export EDGE_CACHE_DIR="${EDGE_CACHE_DIR:-/var/cache/edge}"
export EDGE_ASSETS_DIR="${EDGE_ASSETS_DIR:-/srv/assets}"
export EDGE_ACCESS_LOG="${EDGE_ACCESS_LOG:-/dev/stdout}"
export EDGE_RUN_DIR="${EDGE_RUN_DIR:-/run/edge}"
export EDGE_LUA_DIR="$here"

# lines PREFIX SUFFIX WORD...: prints a line for each word.
lines() {
  prefix=$1 suffix=$2
  shift 2
  for word in "$@"; do printf '%s%s%s;\n' "$prefix" "$word" "$suffix"; done
}
# upstreams ADDRESS...: prints the servers of the upstream. Behind a single address may be a load
# balancer, such as a Service of Kubernetes. So it is named twice, because nginx tries each server
# once, and it is never left out after failures, because the next connection may reach an instance
# that works.
upstreams() {
  if [ $# -eq 1 ]; then
    lines 'server ' ' max_fails=0' "$1" "$1"
  else
    lines 'server ' ' max_fails=3 fail_timeout=1s' "$@"
  fi
}
# listen ADDRESS: prints the address for `listen`. A port alone means all addresses of the machine,
# also those of IPv6 if the machine has it; otherwise nginx would not start.
listen() {
  echo "listen $1;"
  case $1 in
    *[!0-9]*) ;;
    *) [ ! -e /proc/net/if_inet6 ] || echo "listen [::]:$1;" ;;
  esac
}
# The variables have no quotes, so that the shell splits the lists into words.
# shellcheck disable=SC2086
{
  EDGE_SERVER_LINES=$(upstreams $EDGE_UPSTREAMS)
  EDGE_TRUSTED_LINES=$(lines 'set_real_ip_from ' '' ${EDGE_TRUSTED_PROXIES:-})
  EDGE_TRUSTED_GEO_LINES=$(lines '' ' 1' ${EDGE_TRUSTED_PROXIES:-})
  EDGE_INSIDE_LINES=$(lines 'allow ' '' ${EDGE_INSIDE_NETWORKS:-127.0.0.0/8 ::1})
}
EDGE_PORT_LINES=$(listen "$EDGE_PORT")
EDGE_PURGE_PORT_LINES=$(listen "$EDGE_PURGE_PORT")
export EDGE_PORT_LINES EDGE_PURGE_PORT_LINES
export EDGE_SERVER_LINES EDGE_TRUSTED_LINES EDGE_TRUSTED_GEO_LINES EDGE_INSIDE_LINES

mkdir -p "$EDGE_RUN_DIR" "$EDGE_CACHE_DIR"
# envsubst replaces only these names, because other names with a dollar are variables of nginx.
names=$(env | sed -n 's/^\(EDGE_[A-Z_]*\)=.*/${\1}/p')
for template in "$here"/templates/*.template; do
  envsubst "$names" <"$template" >"$EDGE_RUN_DIR/$(basename "$template" .template)"
done
exec nginx -e stderr -c "$EDGE_RUN_DIR/nginx.conf"
