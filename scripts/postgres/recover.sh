#!/bin/sh
# Prepares a base backup for recovery up to a point in time, in a new data directory of a PostgreSQL server:
#
#     scripts/postgres/recover.sh /backups/postgres/base-20261124T020000Z /backups/wal /var/lib/postgresql/recovered '2026-11-24 10:15:00+08'
#
# Start PostgreSQL on that directory afterwards. It replays the archived WAL up to that point (by default all of it), then
# opens.
set -eu
umask 077
base=${1:?the base backup is needed}
wal=${2:?the folder of archived WAL is needed}
data=${3:?a new data directory is needed}
moment=${4:-}

[ -f "$base/backup_manifest" ] || { echo "$base is no base backup." >&2; exit 1; }
[ -d "$wal" ] || { echo "There is no folder $wal." >&2; exit 1; }
# An absolute path, because PostgreSQL runs in another folder.
wal=$(cd "$wal" && pwd)
if [ -d "$data" ] && [ -n "$(ls -A "$data")" ]; then
  echo "$data is not empty." >&2
  exit 1
fi
pg_verifybackup --quiet "$base"
mkdir -p "$data"
cp -R "$base/." "$data/"
{
  # PostgreSQL replaces %f and %p.
  echo "restore_command = 'cp \"$wal/%f\" \"%p\"'"
  [ -z "$moment" ] || echo "recovery_target_time = '$moment'"
  echo "recovery_target_action = 'promote'"
} >> "$data/postgresql.auto.conf"
touch "$data/recovery.signal"
echo "Start PostgreSQL on $data; it recovers from $base${moment:+ up to $moment}."
