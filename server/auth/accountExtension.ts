import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { toIsoMoment } from '../../contract/moment';
import type { Problem } from '../../contract/problems';
import type { WireRecord } from '../db/rows/recordCodec';
import { includesScope } from '../db/scope/dataScope';
import { AUTH_EPOCH } from '../db/tableVersions';
import type { Change, EntityExtension } from '../operations/extension';
import { idsIn } from '../operations/ruleContext';
import { clearAttempts } from './attempts';
import { changePortrait } from './changePortrait';
import { confirmPasskey, enrolPasskey } from './factors/enrolPasskey';
import { confirmTotp, enrolTotp } from './factors/enrolTotp';
import { deleteFactors } from './factors/factorRows';
import { challengePasskey, finishLogin } from './factors/finishLogin';
import { removeSecondFactor, renameSecondFactor, renewRecoveryCodes, selectSecondFactors } from './factors/ownFactors';
import { resetSecondFactor } from './factors/resetSecondFactor';
import { forceLogout } from './forceLogout';
import { exceedsRights, missingPatterns } from './grants';
import { hasBroaderRights } from './hasBroaderRights';
import { login } from './login';
import { endOtherSessions, endSession, reauthenticate, selectSessions } from './ownSessions';
import { hashPassword, passwordProblems } from './password';
import { changePassword, initialPasswordEnd, resetPassword } from './passwordOperations';
import { dataScopeOf, readDataScope, readPermissionSet } from './permissions';
import { isLogin, logout } from './sessionOperations';
import { closeSessions } from './sessions';
import { endViewAs, viewAs } from './views/viewAs';

/**
 * The host's extension of accounts: sign-in, sessions, passwords, limits on granting permissions, and protection of the last super administrator.
 */
export const accountExtension: EntityExtension<'admin'> = {
  complete: completeAccount,
  guard: async (change) => [
    ...(await newPasswordProblems(change)),
    ...passwordChangeProblems(change),
    ...(await grantProblems(change)),
    ...(await lockoutProblems(change)),
  ],
  after: endSessions,
  affectedTables: [AUTH_EPOCH],
  operations: {
    login,
    finishLogin,
    challengePasskey,
    isLogin,
    logout,
    changePassword,
    changePortrait,
    resetPassword,
    reauthenticate,
    selectSessions,
    endSession,
    endOtherSessions,
    selectSecondFactors,
    enrolTotp,
    confirmTotp,
    enrolPasskey,
    confirmPasskey,
    renameSecondFactor,
    removeSecondFactor,
    renewRecoveryCodes,
    resetSecondFactor,
    forceLogout,
    viewAs,
    endViewAs,
  },
};

async function completeAccount(change: Change<'admin'>): Promise<WireRecord> {
  const { kind, now } = change;
  if (kind !== 'insert' || (await newPasswordProblems(change)).length > 0) return {};
  return {
    uuid: randomUUID(),
    passwordHash: await hashPassword(passwordIn(change)),
    passwordTime: toIsoMoment(now),
    // The administrator who adds the account knows this password.
    mustChangePassword: true,
    initialPasswordUntil: toIsoMoment(initialPasswordEnd(now)),
  };
}

async function newPasswordProblems(change: Change<'admin'>): Promise<Problem[]> {
  const { kind, record } = change;
  return kind === 'insert' ? passwordProblems(passwordIn(change), record.username ?? '') : [];
}

/** Returns the initial password of an account. */
const passwordIn = ({ inputs: { password } }: Change<'admin'>) => (typeof password === 'string' ? password : '');

/** Reports an attempt to end the obligation to change the password without a new password. */
function passwordChangeProblems({ before, record }: Change<'admin'>): Problem[] {
  const isCleared = before?.mustChangePassword === true && record.mustChangePassword !== true;
  return isCleared ? [{ field: 'mustChangePassword', code: 'passwordChangeStays' }] : [];
}

/** Prevents administrators from granting permissions they lack, and from changing accounts with broader rights. */
async function grantProblems({ kind, call, transaction, before, record, values }: Change<'admin'>): Promise<Problem[]> {
  const { caller } = call;
  if (!caller || caller.superAdmin) return [];
  const holder = await readPermissionSet(transaction, caller.adminId);
  const callerScope = await readDataScope(transaction, caller.adminId);
  if (before && (await hasBroaderRights(transaction, { target: before.id, caller: caller.adminId }))) {
    return [{ field: '', code: 'noGrantWhatYouLack' }];
  }
  const problems: Problem[] = [];
  // No records belong to a new account yet.
  const hasOwnScope = kind === 'insert' && record.dataScope === 'own';
  if (!hasOwnScope && !includesScope(callerScope, dataScopeOf(record))) {
    const isRegion = record.dataScope === 'region' && callerScope?.kind === 'region';
    problems.push({ field: isRegion ? 'regionCodes' : 'dataScope', code: 'noGrantWhatYouLack' });
  }
  if (values.superAdmin === true) problems.push({ field: 'superAdmin', code: 'noGrantWhatYouLack' });
  const granted = addedPatterns(before?.extraGrants, record.extraGrants);
  if (missingPatterns(holder, granted).length > 0) problems.push({ field: 'extraGrants', code: 'noGrantWhatYouLack' });
  // Removing a deny restores the permissions it blocked.
  const liftedDenies = addedPatterns(record.extraDenies, before?.extraDenies);
  if (missingPatterns(holder, liftedDenies).length > 0)
    problems.push({ field: 'extraDenies', code: 'noGrantWhatYouLack' });
  const previousIds = new Set(idsIn(before?.permissionTemplateIds));
  const templateIds = idsIn(record.permissionTemplateIds);
  const removedIds = [...previousIds].filter((id) => !templateIds.includes(id));
  const addedIds = templateIds.filter((id) => !previousIds.has(id));
  const sets = [
    ...(await templatePatterns(transaction, addedIds)).map(({ grants, denies }) => ({
      superAdmin: false,
      grants,
      denies,
    })),
    ...(await templatePatterns(transaction, removedIds)).map(({ denies }) => ({
      superAdmin: false,
      grants: denies,
      denies: [],
    })),
  ];
  if (sets.some((set) => exceedsRights(set, holder))) {
    problems.push({ field: 'permissionTemplateIds', code: 'noGrantWhatYouLack' });
  }
  return problems;
}

function addedPatterns(before: unknown, after: unknown): string[] {
  const known = new Set(Array.isArray(before) ? before : []);
  return (Array.isArray(after) ? after : []).filter((pattern): pattern is string => !known.has(pattern));
}

async function templatePatterns(transaction: Change['transaction'], ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await transaction
    .selectFrom('permissionTemplate')
    .select(['grants', 'denies'])
    .where('id', 'in', [...ids])
    .execute();
  const patterns = (column: unknown): string[] => (typeof column === 'string' ? JSON.parse(column) : []);
  return rows.map((row) => ({ grants: patterns(row.grants), denies: patterns(row.denies) }));
}

/** Prevents administrators from locking themselves out, and keeps at least one enabled super administrator. */
async function lockoutProblems({
  kind,
  call,
  transaction,
  context,
  before,
  record,
}: Change<'admin'>): Promise<Problem[]> {
  if (!before) return [];
  const losesAccess =
    kind === 'remove' || (kind === 'transition' && record.status !== 'enabled') || record.status === 'disabled';
  const isSelf = call.caller?.adminId === before.id;
  if (losesAccess && isSelf) return [{ field: '', code: 'notSelf' }];
  const wasSuper = before.superAdmin === true && before.status !== 'disabled';
  const remainsSuper = !losesAccess && record.superAdmin === true && record.validTo === before.validTo;
  if (!wasSuper || remainsSuper) return [];
  const others = await sql<{
    id: number;
  }>`select "id" from "admin" where "superAdmin" = 1 and "status" = 'enabled' and "deleted" = 0
    and "validTo" is null order by "id" ${sql.raw(context.database.dialect === 'postgres' ? 'for update' : '')}`.execute(
    transaction,
  );
  const remaining = others.rows.filter(({ id }) => id !== before.id);
  if (remaining.length === 0) return [{ field: '', code: 'lastSuperAdmin' }];
  return isSelf && record.superAdmin !== true ? [{ field: 'superAdmin', code: 'notSelf' }] : [];
}

async function endSessions({ kind, transaction, record }: Change<'admin'>, id: number): Promise<readonly string[]> {
  const losesAccess = kind === 'remove' || (kind === 'transition' && record.status !== 'enabled');
  if (losesAccess) await closeSessions(transaction, { adminId: id });
  if (kind === 'remove') await deleteFactors(transaction, id);
  if (kind === 'transition' && record.status === 'enabled') await clearAttempts(transaction, record.username);
  return [];
}
