import { toIsoMoment } from '../../contract/moment';
import { type RecordOf, recordCodec } from '../db/rows/recordCodec';
import { bumpVersions } from '../db/tableVersions';
import { claimWork } from '../jobs/claimWork';
import { endedTaskValues } from '../jobs/ownedTask';
import { taskName } from '../jobs/tasks';
import { backgroundContext, type Context } from '../operations/context';
import { type PackageSource, packagePort } from './packageSource';
import { type ClaimedPackage, fileLabel, PACKAGE_LEASE_MS, runPackage } from './runPackage';

/** Attempts before a package fails. A package that ended the process once may do so again. */
const ATTEMPTS_MAX = 3;

/** Makes the waiting packages one at a time in this process, so that its memory stays bounded. */
export function startQueuedPackages(requestContext: Context): void {
  const context = backgroundContext(requestContext);
  context.tasks.wake('packages', async () => {
    const claimedPackage = await claimPackage(context);
    if (!claimedPackage) return false;
    const name = taskName(claimedPackage.source.packages, claimedPackage.record.id);
    await context.tasks.start(name, (task) => runPackage(context, claimedPackage, task));
    return true;
  });
}

/** Takes the oldest package that waits or whose process has died. Only one process gets it. */
async function claimPackage(context: Context): Promise<ClaimedPackage | undefined> {
  for (const source of context.provided(packagePort)) {
    for (;;) {
      const claimed = await claimFrom(context, source);
      if (claimed === undefined) break;
      if (claimed !== 'again') return claimed;
    }
  }
  return undefined;
}

async function claimFrom(context: Context, source: PackageSource): Promise<ClaimedPackage | 'again' | undefined> {
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
  const previousAttempts = Number(record.attempt);
  const isOutOfAttempts = record.status === 'running' && previousAttempts >= ATTEMPTS_MAX;
  const values = isOutOfAttempts
    ? endedTaskValues({ status: 'failed', failure: 'interrupted' }, now)
    : { status: 'running', attempt: previousAttempts + 1, leaseEnd: toIsoMoment(now + PACKAGE_LEASE_MS), percent: 0 };
  const isClaimed = await database.write(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable(packages.name)
      .set(codec.encode({ ...values, sha256: null, updateTime: toIsoMoment(now) }))
      .where('id', '=', record.id)
      .where('status', '=', record.status)
      .where('attempt', '=', previousAttempts)
      .$if(record.status === 'running', (query) => query.where('leaseEnd', '<=', now))
      .executeTakeFirst();
    if (!isOutOfAttempts) await claimWork(transaction, packages.name, record.id);
    await bumpVersions(transaction, [packages.name]);
    return numUpdatedRows === 1n;
  });
  if (!isClaimed) return 'again';
  await files.removeLabelled(fileLabel(record, previousAttempts));
  if (typeof record.sha256 === 'string') await files.remove(record.sha256);
  return isOutOfAttempts ? 'again' : { source, record, attempt: previousAttempts + 1 };
}
