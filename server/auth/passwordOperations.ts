import { STATUS } from '../../contract/calls/envelope';
import { INITIAL_PASSWORD_DAYS } from '../../contract/constants';
import { type Fields, integer, newPassword, text } from '../../contract/fields';
import { DAY_MS } from '../../contract/moment';
import type { Call } from '../call/call';
import { Rejection, rejection, Unauthenticated } from '../call/failures';
import { fieldInput } from '../call/input';
import { withInputSchema } from '../call/withInputSchema';
import type { WriteTransaction } from '../db/database';
import { AUTH_EPOCH, bumpVersions } from '../db/tableVersions';
import { requireRecord } from '../operations/changes/transact';
import type { Context } from '../operations/context';
import { clearAttempts } from './attempts';
import { hasBroaderRights } from './hasBroaderRights';
import { type OwnAccount as Account, readAccount, requireOwnPassword } from './ownPassword';
import { hashPassword, passwordProblems, verifyPassword } from './password';
import { closeSessions } from './sessions';

/** Returns when a password set by another administrator expires; milliseconds since 1970. */
export const initialPasswordEnd = (now: number): number => now + INITIAL_PASSWORD_DAYS * DAY_MS;

/** Number of recent passwords, including the current one, that cannot be reused. */
const HISTORY_SIZE = 5;

const secret = () => text({ required: true, max: 1000, secret: true });
const changeFields: Fields = { oldPassword: secret(), password: newPassword() };
const resetFields: Fields = {
  id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }),
  password: newPassword(),
};

/** `changePassword`: changes the caller's own password, given the old one. Ends the caller's other sessions. */
export const changePassword = withInputSchema(changeFields, async (call, context) => {
  const { caller } = call;
  if (!caller) throw new Unauthenticated();
  const { oldPassword, password } = fieldInput(call, changeFields);
  const account = await readAccount(context, caller.adminId);
  const wrong = { field: 'oldPassword', code: 'passwordWrong' } as const;
  await requireOwnPassword({ context, caller, account, password: String(oldPassword), failure: wrong });
  const passwordHash = await validatedHash(context, account, String(password));
  await context.database.write((transaction) =>
    storePassword({ transaction, call, context, account, passwordHash, except: caller.tokenHash, mustChange: false }),
  );
  return { message: 'okPasswordChanged' };
});

/** `resetPassword`: sets the password of another account, which must change it. Ends all its sessions. */
export const resetPassword = withInputSchema(resetFields, async (call, context) => {
  const { caller } = call;
  if (!caller) throw new Unauthenticated();
  const { id, password } = fieldInput(call, resetFields);
  if (id === caller.adminId) throw rejection('notSelf');
  const { read } = context.database;
  await requireRecord({ queries: read, entity: call.entity, id: Number(id) });
  // The caller can sign in with the password they set.
  if (await hasBroaderRights(read, { target: Number(id), caller: caller.adminId }))
    throw rejection('noGrantWhatYouLack');
  const account = await readAccount(context, Number(id));
  const passwordHash = await validatedHash(context, account, String(password));
  await context.database.write((transaction) =>
    storePassword({ transaction, call, context, account, passwordHash, mustChange: true }),
  );
  return { message: 'okPasswordChanged' };
});

/** Returns the hash of a new password, after checking the rules and the password history. */
async function validatedHash({ database }: Context, account: Account, password: string): Promise<string> {
  const problems = await passwordProblems(password, account.username);
  if (problems.length > 0) throw new Rejection(problems);
  const history = await database.read
    .selectFrom('passwordHistory')
    .select('passwordHash')
    .where('adminId', '=', account.id)
    .orderBy('time', 'desc')
    .limit(HISTORY_SIZE - 1)
    .execute();
  const previousHashes = [account.passwordHash, ...history.map(({ passwordHash }) => String(passwordHash))];
  for (const hash of previousHashes) {
    if (hash !== null && (await verifyPassword(hash, password))) {
      throw new Rejection([{ field: 'password', code: 'passwordReused' }]);
    }
  }
  return hashPassword(password);
}

interface PasswordChange {
  transaction: WriteTransaction;
  call: Call;
  context: Context;
  account: Account;
  passwordHash: string;
  /** The session that stays open. */
  except?: string;
  mustChange: boolean;
}

async function storePassword(change: PasswordChange): Promise<void> {
  const { transaction, call, context, account, passwordHash, except, mustChange } = change;
  const now = context.now();
  if (account.passwordHash !== null) {
    await transaction
      .insertInto('passwordHistory')
      .values({ adminId: account.id, time: now, passwordHash: account.passwordHash })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await transaction
    .updateTable('admin')
    .set({ passwordHash, passwordTime: now, mustChangePassword: Number(mustChange), updateTime: now })
    .set({ initialPasswordUntil: mustChange ? initialPasswordEnd(now) : null })
    .set((expression) => ({ version: expression('version', '+', 1) }))
    .where('id', '=', account.id)
    .execute();
  await clearAttempts(transaction, account.username);
  await closeSessions(transaction, { adminId: account.id, except });
  await context.audit.write(transaction, { call, id: account.id, resultStatus: STATUS.SUCCESS });
  await bumpVersions(transaction, ['admin', 'log', AUTH_EPOCH]);
}
