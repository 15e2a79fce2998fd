import type { Problem } from '../../../../contract/problems';
import { type Change, type EntityExtension, findRecord, type WireRecord } from '../../../../server/plugin-api';
import type { ReportKind } from '../../device/entities/uploads/recordKinds';
import { deviceUser } from '../../device/entities/wearers/deviceUser';
import { elderly } from '../../elderly/entities/elderly';
import { ageOn } from '../../elderly/entities/identity/age';
import type { Report } from '../entities/reportFields';
import { printReport } from './printReport';
import { linkVersions, restoredVersionProblems } from './versions/reportVersions';
import { updateReportFindings } from './wardFindings';

/** States in which measurements can still be corrected. */
const OPEN_STATUSES: readonly unknown[] = ['generated', 'pendingReview'];

/** Server extension of all report kinds: sets the wearer and the reviewer, and prevents changes after the review. */
export function reportExtension(operations: EntityExtension['operations']): EntityExtension<ReportKind> {
  return {
    complete: completeReport,
    guard: async (change) => [...(await guardReport(change)), ...(await restoredVersionProblems(change))],
    after: async (change, id) => {
      await linkVersions(change, id);
      return updateReportFindings(change, id);
    },
    operations: { ...operations, printReport },
  };
}

async function completeReport(change: Change<ReportKind>): Promise<WireRecord> {
  const { kind, call, record } = change;
  if (kind === 'transition') {
    return call.operation === 'reviewReport' ? { reviewerId: call.caller?.adminId ?? null } : {};
  }
  if (kind !== 'insert') return {};
  return wearerFacts(change, record.deviceUserId);
}

/** Returns the fields of a report about its wearer. */
export async function wearerFacts(
  { entity, transaction, record }: Pick<Change<ReportKind>, 'entity' | 'transaction' | 'record'>,
  deviceUserId: number,
): Promise<WireRecord> {
  const { nightDate }: Report = record;
  const wearer = await findRecord(transaction, deviceUser, deviceUserId);
  const elder =
    wearer && wearer.elderlyId !== null ? await findRecord(transaction, elderly, wearer.elderlyId) : undefined;
  return {
    elderlyId: elder?.id ?? null,
    elderlyNo: elder?.elderlyNo ?? null,
    elderlyName: elder?.name ?? wearer?.name ?? null,
    gender: wearer?.gender ?? null,
    ...(entity.fields.age && { age: ageOf(wearer?.birthDate, nightDate) }),
  };
}

function ageOf(birthDate: unknown, day: unknown): number | null {
  return typeof birthDate === 'string' && typeof day === 'string' ? ageOn(birthDate, day) : null;
}

async function guardReport(change: Change<ReportKind>): Promise<Problem[]> {
  const { kind, call, before, incomingFields: given, record, transaction } = change;
  if (kind === 'update' && !OPEN_STATUSES.includes(before?.status)) {
    return [...given].filter((field) => field !== 'remark').map((field) => ({ field, code: 'frozenReport' }));
  }
  if (kind !== 'transition' || call.operation !== 'reviewReport' || record.doctorId === null) return [];
  const doctor = await transaction
    .selectFrom('doctor')
    .select('status')
    .where('id', '=', record.doctorId)
    .where('deleted', '=', 0)
    .executeTakeFirst();
  return doctor && doctor.status !== 'passed' ? [{ field: 'doctorId', code: 'doctorNotPassed' }] : [];
}
