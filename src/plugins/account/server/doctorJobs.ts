import { sql } from 'kysely';
import { addDays, dayAt, HOUR_MS } from '../../../../contract/moment';
import { applyDueTransitions, bumpVersions, type Context, type Job } from '../../../../server/plugin-api';
import { type OutgoingMessage, writeOutbox } from '../../message/server/public';
import { doctor } from '../entities/doctor';
import { disableExpiredDoctor } from '../entities/doctorTransitions';

/** Days before its expiry at which a doctor is notified about the license. */
const WARNING_DAYS = 30;
/** Doctors to notify in one transaction. */
const BATCH = 200;

/** Scheduled jobs for doctors: disable those with an expired license, and notify all in advance. */
export const doctorJobs: readonly Job[] = [
  {
    name: 'doctor.licenceEnd',
    intervalMs: HOUR_MS,
    run: (context, now, signal) =>
      applyDueTransitions({
        context,
        entity: doctor,
        operation: 'licenceEnd',
        transition: disableExpiredDoctor,
        narrowQuery: (query) => query.where('licenseExpire', '<', dayAt(now)),
        signal,
      }),
  },
  { name: 'doctor.licenceWarning', intervalMs: HOUR_MS, run: warnExpiringLicenses },
];

/** Notifies each doctor once about each expiry of a license; returns the number of notified doctors. */
async function warnExpiringLicenses({ database }: Context, now: number, signal: AbortSignal): Promise<number> {
  let notifiedCount = 0;
  while (!signal.aborted) {
    const count = await database.write(async (transaction) => {
      const rows = await transaction
        .selectFrom('doctor')
        .select(['id', 'name', 'licenseExpire'])
        .where('status', '=', 'passed')
        .where('deleted', '=', sql.lit(0))
        .where('licenseExpire', '>=', dayAt(now))
        .where('licenseExpire', '<=', addDays(dayAt(now), WARNING_DAYS))
        .where(
          sql<boolean>`not exists (select 1 from "outbox" as "told"
            where "told"."messageKey" = 'licence:' || "doctor"."id" || ':' || "doctor"."licenseExpire")`,
        )
        .orderBy('id')
        .limit(BATCH)
        .execute();
      const messages = rows.map(
        ({ id, name, licenseExpire }): OutgoingMessage => ({
          reason: 'licenceExpiry',
          channel: 'inbox',
          level: 'warn',
          receiverType: 'doctor',
          receiverId: id,
          receiverName: name,
          title: '执业证书即将到期',
          content: `您的执业证书将于 ${licenseExpire} 到期，请及时更新；到期后将自动停用。`,
          messageKey: `licence:${id}:${licenseExpire}`,
        }),
      );
      await writeOutbox({ transaction, now }, messages);
      if (messages.length > 0) await bumpVersions(transaction, ['outbox']);
      return messages.length;
    });
    notifiedCount += count;
    if (count < BATCH) break;
  }
  return notifiedCount;
}
