import { randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '../../../contract/constants';
import type { Queries, WriteTransaction } from '../../db/database';
import { hashPassword, verifyPassword } from '../password';

/** 32 characters (five bits each), without those that look alike. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 12;
/**
 * Length of the public prefix that finds a code. The other 40 bits are secret and stored as a slow hash (ASVS 5.0, 6.5.2).
 */
const LABEL_LENGTH = 4;

/** A stored code. */
interface RecoveryCodeRow {
  label: string;
  codeHash: string;
}

/** Creates codes, both as shown to their owner (`7K2M-9QXF-T3WD`) and as stored. */
export async function generateRecoveryCodes(): Promise<{ codes: string[]; rows: RecoveryCodeRow[] }> {
  const byLabel = new Map<string, string>();
  while (byLabel.size < RECOVERY_CODES) {
    const code = Array.from(randomBytes(CODE_LENGTH), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
    byLabel.set(code.slice(0, LABEL_LENGTH), code);
  }
  const codes = [...byLabel.values()];
  const rows = codes.map(async (code) => ({ label: code.slice(0, LABEL_LENGTH), codeHash: await hashPassword(code) }));
  return { codes: codes.map(formatCode), rows: await Promise.all(rows) };
}

const formatCode = (code: string) => code.match(/.{4}/g)?.join('-') ?? code;

/** Replaces all recovery codes of an account. */
export async function storeRecoveryCodes(
  transaction: WriteTransaction,
  adminId: number,
  rows: readonly RecoveryCodeRow[],
): Promise<void> {
  await transaction.deleteFrom('recoveryCode').where('adminId', '=', adminId).execute();
  if (rows.length === 0) return;
  await transaction
    .insertInto('recoveryCode')
    .values(rows.map((row) => ({ adminId, ...row })))
    .execute();
}

/** Returns the number of unused codes of an account. */
export async function countRecoveryCodes(queries: Queries, adminId: number): Promise<number> {
  const rows = await queries.selectFrom('recoveryCode').select('label').where('adminId', '=', adminId).execute();
  return rows.length;
}

/** Verifies a code against those of an account. Returns its label, with which it can be consumed. */
export async function findRecoveryCode(queries: Queries, adminId: number, typed: string): Promise<string | undefined> {
  const code = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const label = code.slice(0, LABEL_LENGTH);
  const row = await queries
    .selectFrom('recoveryCode')
    .select('codeHash')
    .where('adminId', '=', adminId)
    .where('label', '=', label)
    .executeTakeFirst();
  return (await verifyPassword(row?.codeHash ?? null, code)) ? label : undefined;
}

/** Consumes a code. Returns false if a concurrent call has consumed it. */
export async function consumeRecoveryCode(
  transaction: WriteTransaction,
  adminId: number,
  label: string,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('recoveryCode')
    .where('adminId', '=', adminId)
    .where('label', '=', label)
    .executeTakeFirst();
  return Number(numDeletedRows) === 1;
}
