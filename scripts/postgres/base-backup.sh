#!/bin/sh
# Takes a base backup of a PostgreSQL server for point-in-time recovery.
# docs/backup.md describes how the server archives its WAL.
#
#     scripts/postgres/base-backup.sh /backups/postgres 2
#
# The first argument is the folder of base backups, the second how many are kept. PGHOST, PGPORT and PGUSER specify the
# server; the password is in ~/.pgpass. A base backup gets its final name after pg_verifybackup has succeeded.
set -eu
umask 077
folder=${1:?the folder of base backups is needed}
keep=${2:-2}
[ "$keep" -ge 1 ] || { echo 'At least one base backup stays.' >&2; exit 2; }

mkdir -p "$folder"
unfinished="$folder/unfinished-$$"
trap 'rm -rf "$unfinished"' EXIT
pg_basebackup --pgdata "$unfinished" --wal-method stream --checkpoint fast --no-password
pg_verifybackup --quiet "$unfinished"
name="$folder/base-$(date -u +%Y%m%dT%H%M%SZ)"
mv "$unfinished" "$name"
echo "Base backup: $name"

ls -d "$folder"/base-* | sort -r | tail -n "+$((keep + 1))" | while read -r old; do
  rm -rf "$old"
  echo "Removed: $old"
done
