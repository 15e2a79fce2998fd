import { sql } from 'kysely';
import { addMonths, dayAt, dayStart } from '../../../../../contract/moment';
import type { Problem } from '../../../../../contract/problems';
import { type Change, findRecord, findRecords } from '../../../../../server/plugin-api';
import { idsIn, takeAdvisoryLock } from '../../../../../server/plugin-api/builtin';
import { elderly } from '../../../elderly/entities/elderly';
import { LTCI_MONTHLY_MINUTES } from '../../entities/applications/applicationLimits';
import { plannedStates } from '../../entities/applications/applicationStates';
import { userAddress } from '../../entities/places/userAddress';
import { serviceType } from '../../entities/serviceType';
import { isAssignment, isReplanned, toMillis } from './changedApplication';

/**
 * Refuses applications that the elder cannot have: not in service, wrong grade, overlapping, or beyond the insurance
 * quota.
 */
export async function elderProblems(change: Change<'serviceApplication'>): Promise<Problem[]> {
  const { kind, transaction, before, record } = change;
  const isNew = kind === 'insert' || kind === 'restore';
  // A restored application that is over plans nothing.
  if (kind === 'restore' && !plannedStates.some((state) => state === record.status)) return [];
  const isServiceChanged = isNew || before?.serviceTypeId !== record.serviceTypeId;
  const isPlanChanged = isNew || isReplanned(change);
  const isPayerChanged = isNew || before?.payerType !== record.payerType;
  const problems: Problem[] = [];
  if (isNew || isAssignment(change)) problems.push(...(await elderStateProblems(change)));
  if (isServiceChanged) problems.push(...(await serviceProblems(change)));
  if (isNew || before?.userAddressId !== record.userAddressId) problems.push(...(await addressProblems(change)));
  if (problems.length > 0 || !(isServiceChanged || isPlanChanged || isPayerChanged)) return problems;
  // Serializes plans for this elder, so that each change sees the previous one.
  await takeAdvisoryLock(transaction, `applications of elder ${record.elderlyId}`);
  return [...(await overlapProblems(change)), ...(await quotaProblems(change))];
}

async function elderStateProblems({
  transaction,
  context,
  call,
  record,
}: Change<'serviceApplication'>): Promise<Problem[]> {
  const elder = await findRecord(transaction, elderly, record.elderlyId);
  // The reference check reports a missing elder.
  if (!elder || elder.status === 'active') return [];
  const state = context.choiceLabel('elderly', { field: 'status', value: elder.status }, call.locale);
  return [{ field: 'elderlyId', code: 'elderNotActive', params: { state } }];
}

async function serviceProblems({ transaction, record }: Change<'serviceApplication'>): Promise<Problem[]> {
  const service = await findRecord(transaction, serviceType, record.serviceTypeId);
  if (!service) return [];
  const grades = idsIn(service.capacityTypeIds);
  const problems: Problem[] = [];
  if (grades.length > 0 && !grades.some((grade) => grade === record.elderlyCapacityTypeId)) {
    problems.push({ field: 'serviceTypeId', code: 'gradeNotAllowed' });
  }
  const codes = (record.itemCodes ?? []).filter((code) => code !== service.code);
  if (codes.length === 0) return problems;
  const known = await transaction
    .selectFrom('serviceType')
    .select('code')
    .where('code', 'in', codes)
    .where('enabled', '=', 1)
    .where('deleted', '=', 0)
    .execute();
  if (known.length < new Set(codes).size) problems.push({ field: 'itemCodes', code: 'unknownReference' });
  return problems;
}

/** Requires the address to belong to the elder, to the applying user, or to a user who is a relative. */
async function addressProblems({ transaction, record }: Change<'serviceApplication'>): Promise<Problem[]> {
  if (typeof record.userAddressId !== 'number') return [];
  const [address] = await findRecords(transaction, userAddress, [record.userAddressId]);
  if (!address || address.elderlyId === record.elderlyId || address.userId === record.userId) return [];
  const elder = await findRecord(transaction, elderly, record.elderlyId);
  return idsIn(elder?.userIds).includes(address.userId) ? [] : [{ field: 'userAddressId', code: 'addressOfOther' }];
}

async function overlapProblems({ transaction, before, record }: Change<'serviceApplication'>): Promise<Problem[]> {
  const { elderlyId, serviceTypeId, planStart, planEnd } = record;
  const other = await transaction
    .selectFrom('serviceApplication')
    .select('applicationNo')
    .where('elderlyId', '=', elderlyId)
    .where('serviceTypeId', '=', serviceTypeId)
    .where('status', 'in', [...plannedStates])
    .where('planStart', '<', toMillis(planEnd))
    .where('planEnd', '>', toMillis(planStart))
    .where('deleted', '=', sql.lit(0))
    .where('id', '!=', (before ?? record).id ?? 0)
    .limit(1)
    .executeTakeFirst();
  return other ? [{ field: 'planStart', code: 'sameServiceOverlap', params: { no: other.applicationNo ?? '' } }] : [];
}

/** Long-term care insurance covers 25 hours a month; beyond that, another payer is required. */
async function quotaProblems({ transaction, before, record }: Change<'serviceApplication'>): Promise<Problem[]> {
  const { elderlyId, planStart, payerType, planMinutes } = record;
  if (payerType !== 'ltci') return [];
  const month = `${dayAt(toMillis(planStart)).slice(0, 7)}-01`;
  const { minutes } = await transaction
    .selectFrom('serviceApplication')
    .select(sql<number>`coalesce(sum("planMinutes"), 0)`.as('minutes'))
    .where('elderlyId', '=', elderlyId)
    .where('payerType', '=', 'ltci')
    .where('status', 'in', [...plannedStates])
    .where('planStart', '>=', dayStart(month))
    .where('planStart', '<', dayStart(addMonths(month, 1)))
    .where('deleted', '=', sql.lit(0))
    .where('id', '!=', (before ?? record).id ?? 0)
    .executeTakeFirstOrThrow();
  const left = LTCI_MONTHLY_MINUTES - minutes;
  if ((planMinutes ?? 0) <= left) return [];
  return [
    { field: 'payerType', code: 'ltciQuota', params: { hours: LTCI_MONTHLY_MINUTES / 60, left: Math.max(0, left) } },
  ];
}
