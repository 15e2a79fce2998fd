import type { Change, Extensions, WireRecord } from '../../../../server/plugin-api';
import { erasePerson, exportPerson, previewErasure } from '../../../../server/plugin-api/builtin';
import { normalDocumentNumber } from '../../elderly/entities/identity/idDocument';
import { linkElderly, unlinkElderly } from './familyLinks';
import { addMemberCounts, levelProblems, membershipEnd, priceOrderProblems } from './memberships';
import { addPatientCounts } from './patients';

/** Server logic of the account section: mini-program users with real names, families and memberships, levels, doctors. */
export const accountExtensions = {
  user: {
    complete: async (change) => ({ ...resetVerification(change), ...(await membershipEnd(change)) }),
    operations: { linkElderly, unlinkElderly, exportPerson, previewErasure, erasePerson },
  },
  doctor: {
    read: addPatientCounts,
    readFields: ['patientCount'],
  },
  vip: {
    guard: async (change) => [...levelProblems(change), ...(await priceOrderProblems(change))],
    read: addMemberCounts,
    readFields: ['memberCount'],
  },
} satisfies Extensions;

/** The fields that were verified; changing one of them requires a new verification. */
const IDENTITY_FIELDS = ['realName', 'idType', 'idNo'] as const;

function resetVerification({ kind, before, values }: Change<'user'>): WireRecord {
  if (kind !== 'update' || before?.verifyStatus !== 'verified') return {};
  const isSame = (field: (typeof IDENTITY_FIELDS)[number]) => {
    const [previous, next] = [before[field], values[field]].map((value) =>
      field === 'idNo' && typeof value === 'string' ? normalDocumentNumber(value) : (value ?? null),
    );
    return !(field in values) || previous === next;
  };
  if (IDENTITY_FIELDS.every(isSame)) return {};
  const isComplete = IDENTITY_FIELDS.every((field) => (field in values ? values[field] : before[field]) != null);
  return { verifyStatus: isComplete ? 'pending' : 'none' };
}
