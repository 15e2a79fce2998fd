import { momentText } from '../../contract/moment';
import { type RecordOf, recordCodec } from '../db/recordCodec';
import { bumpVersions } from '../db/tableVersions';
import { taskName } from '../jobs/tasks';
import { ended } from '../jobs/taskTurn';
import { takeInHand } from '../jobs/workInHand';
import { type Context, inBackground } from '../operations/context';
import { type PackageSource, packagePort } from './packageSource';
import { labelOf, PACKAGE_LEASE_MS, type PackageTurn, runPackage } from './runPackage';

/** Attempts before a package fails. A package that ended the process once may do so again. */
const ATTEMPTS_MAX = 3;

/** Makes the waiting packages one at a time in this process, so that its memory stays bounded. */
export function wakePackages(asked: Context): void {
  const context = inBackground(asked);
  context.tasks.wake('packages', async () => {
    const turn = await takePackage(context);
    if (!turn) return false;
    const name = taskName(turn.source.packages, turn.record.id);
    await context.tasks.start(name, (task) => runPackage(context, turn, task));
    return true;
  });
}

/** Takes the oldest package that waits or whose process has died. Only one process gets it. */
async function takePackage(context: Context): Promise<PackageTurn | undefined> {
  for (const source of context.provided(packagePort)) {
    for (;;) {
      const taken = await takeFrom(context, source);
      if (taken === undefined) break;
      if (taken !== 'again') return taken;
    }
  }
  return undefined;
}

async function takeFrom(context: Context, source: PackageSource): Promise<PackageTurn | 'again' | undefined> {
  const { database, files } = context;
  const { packages } = source;
  const now = context.now();
  const codec = recordCodec(packages);
  const row = await database.read
    .selectFrom(packages.name)
    .innerJoin('admin', 'admin.id', `${packages.name}.adminId`)
    .selectAll(packages.name)
    .select('admin.name as adminName')
    .where(({ eb, and, or }) =>
      or([
        eb(`${packages.name}.status`, '=', 'queued'),
        and([eb(`${packages.name}.status`, '=', 'running'), eb('leaseEnd', '<=', now)]),
      ]),
    )
    .orderBy(`${packages.name}.id`)
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const filter: unknown = typeof row.filter === 'string' ? JSON.parse(row.filter) : {};
  const record: RecordOf = { ...codec.decode(row), filter, adminName: row.adminName };
  const before = Number(record.attempt);
  const isGivenUp = record.status === 'running' && before >= ATTEMPTS_MAX;
  const values = isGivenUp
    ? ended({ status: 'failed', failure: 'interrupted' }, now)
    : { status: 'running', attempt: before + 1, leaseEnd: momentText(now + PACKAGE_LEASE_MS), percent: 0 };
  const isTaken = await database.write(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable(packages.name)
      .set(codec.encode({ ...values, sha256: null, updateTime: momentText(now) }))
      .where('id', '=', record.id)
      .where('status', '=', record.status)
      .where('attempt', '=', before)
      .$if(record.status === 'running', (query) => query.where('leaseEnd', '<=', now))
      .executeTakeFirst();
    if (!isGivenUp) await takeInHand(transaction, packages.name, record.id);
    await bumpVersions(transaction, [packages.name]);
    return numUpdatedRows === 1n;
  });
  if (!isTaken) return 'again';
  await files.removeLabelled(labelOf(record, before));
  if (typeof record.sha256 === 'string') await files.remove(record.sha256);
  return isGivenUp ? 'again' : { source, record, attempt: before + 1 };
}
