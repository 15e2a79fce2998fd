import type { Problem } from '../../../../contract/problems';
import { type Change, type EntityExtension, findRecord, type WireRecord } from '../../../../server/plugin-api';
import { deviceUser } from '../../device/entities/deviceUser';
import { ageOn } from '../../elderly/entities/age';
import { elderly } from '../../elderly/entities/elderly';
import { printReport } from './printReport';
import { keepReportFindings } from './wardFindings';

/** States in which what was measured may still be corrected. */
const OPEN: readonly unknown[] = ['generated', 'pendingReview'];

/** What all kinds of reports do: whose they are, who reviewed them, and that nothing changes behind the doctor's back. */
export function reportExtension(operations: EntityExtension['operations']): EntityExtension {
  return {
    complete: completeReport,
    guard: guardReport,
    after: keepReportFindings,
    operations: { ...operations, printReport },
  };
}

async function completeReport({ kind, call, entity, transaction, record }: Change): Promise<WireRecord> {
  if (kind === 'transition') {
    return call.operation === 'reviewReport' ? { reviewerId: call.caller?.adminId ?? null } : {};
  }
  if (kind !== 'insert' || typeof record.deviceUserId !== 'number') return {};
  const wearer = await findRecord(transaction, deviceUser, record.deviceUserId);
  const elder =
    typeof wearer?.elderlyId === 'number' ? await findRecord(transaction, elderly, wearer.elderlyId) : undefined;
  return {
    elderlyId: elder?.id ?? null,
    elderlyNo: elder?.elderlyNo ?? null,
    elderlyName: elder?.name ?? wearer?.name ?? null,
    gender: wearer?.gender ?? null,
    ...(entity.fields.age && { age: ageOf(wearer?.birthDate, record.nightDate) }),
  };
}

function ageOf(birthDate: unknown, day: unknown): number | null {
  return typeof birthDate === 'string' && typeof day === 'string' ? ageOn(birthDate, day) : null;
}

async function guardReport({ kind, call, before, given, values, transaction }: Change): Promise<Problem[]> {
  if (kind === 'update' && !OPEN.includes(before?.status)) {
    return [...given].filter((field) => field !== 'remark').map((field) => ({ field, code: 'frozenReport' }));
  }
  if (kind !== 'transition' || call.operation !== 'reviewReport') return [];
  const doctor = await transaction
    .selectFrom('doctor')
    .select('status')
    .where('id', '=', Number(values.doctorId))
    .where('deleted', '=', 0)
    .executeTakeFirst();
  return doctor && doctor.status !== 'passed' ? [{ field: 'doctorId', code: 'doctorNotPassed' }] : [];
}
