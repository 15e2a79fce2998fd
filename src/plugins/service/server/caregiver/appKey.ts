import { randomInt, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS, toIsoMoment } from '../../../../../contract/moment';
import {
  applyChange,
  type Call,
  type Context,
  fieldInput,
  type Handler,
  lockRows,
  type RowOf,
  rejection,
  requireRecord,
  transact,
  Unauthenticated,
} from '../../../../../server/plugin-api';
import { hashToken, newToken } from '../../../../../server/plugin-api/builtin';
import { type AppKey, type AppPairing, attendant } from '../../entities/attendants/attendant';
import { withoutAppKey } from '../../entities/attendants/attendantTransitions';

/** Separates the caregiver's id, by which the hash is found, from the secret. */
const SEPARATOR = '.';
/** Lifetime of a pairing code; short, because the caregiver is present when it is created. */
const PAIRING_MS = 10 * MINUTE_MS;
/** Unambiguous letters and digits (Crockford's Base32): ten of them are 50 random bits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 10;

const PAIRING_CODE = /^(\d{1,15})\.([0-9A-Z]{10})$/;

/** Returns the caregiver id in a code, without verifying the code. */
export const idOfCode = (code: string): number | undefined => {
  const [, id] = PAIRING_CODE.exec(code.toUpperCase()) ?? [];
  return id === undefined ? undefined : Number(id);
};

/**
 * `issueAppKey`: creates a code with which one handset of a passed caregiver gets a key. Invalidates the previous key,
 * and stores only a hash.
 */
export const issueAppKey: Handler = async (call, context) => {
  const { id } = fieldInput(call, attendant.calls.issueAppKey.input);
  const secret = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  const data = await transact(call, context, async (frame): Promise<AppPairing> => {
    const { transaction, now } = frame;
    await lockRows(transaction, { table: 'attendant', ids: [id], mode: 'update' });
    const before = await requireRecord({ queries: context.database.applyScope(transaction), entity: attendant, id });
    if (before.status !== 'passed') {
      const state = context.choiceLabel('attendant', { field: 'status', value: before.status }, call.locale);
      throw rejection('wrongState', { state });
    }
    const until = toIsoMoment(now + PAIRING_MS);
    const values = { ...withoutAppKey, pairingHash: hashToken(secret), pairingUntil: until };
    await applyChange({ ...frame, kind: 'transition', before, values, inputs: {}, incomingFields: new Set() });
    return { code: `${id}${SEPARATOR}${secret}`, until };
  });
  return { data, message: 'okAppKeyIssued' };
};

/**
 * `pairApp`: exchanges a one-time pairing code for the key of a caregiver's app.
 * @throws {Unauthenticated} whatever is wrong with the code
 */
export async function pairApp(call: Call, context: Context, code: string): Promise<AppKey> {
  const [, id = '', secret = ''] = PAIRING_CODE.exec(code.toUpperCase()) ?? [];
  if (id === '') throw new Unauthenticated();
  const key = newToken();
  return transact(call, context, async (frame): Promise<AppKey> => {
    const { transaction, now } = frame;
    const ids = [Number(id)];
    await lockRows(transaction, { table: 'attendant', ids, mode: 'update' });
    const row = await transaction
      .selectFrom('attendant')
      .select(['pairingHash', 'pairingUntil'])
      .where('id', '=', Number(id))
      .where('status', '=', 'passed')
      .where('deleted', '=', 0)
      .executeTakeFirst();
    const isValid =
      row?.pairingHash && timingSafeEquals(row.pairingHash, hashToken(secret)) && (row.pairingUntil ?? 0) > now;
    if (!isValid) throw new Unauthenticated();
    const before = await requireRecord({ queries: transaction, entity: attendant, id: Number(id) });
    const values = { ...withoutAppKey, appKeyHash: hashToken(key), appKeyTime: toIsoMoment(now) };
    await applyChange({ ...frame, kind: 'transition', before, values, inputs: {}, incomingFields: new Set() });
    return { key: `${id}${SEPARATOR}${key}` };
  });
}

/** The caregiver whose app makes the call. */
export type AppCaller = Pick<RowOf<'attendant'>, 'id' | 'name' | 'status' | 'phoneDeviceId'>;

/**
 * Authenticates the caregiver by the key in a header `Authorization: Bearer …`.
 * @throws {Unauthenticated} if it is missing or invalid, whatever is wrong with it
 */
export async function callerOfApp(context: Context, authorization: string | undefined): Promise<AppCaller> {
  const [, id = '', secret = ''] = /^Bearer (\d{1,15})\.([\w-]{43})$/.exec(authorization ?? '') ?? [];
  const row =
    id === ''
      ? undefined
      : await context.database.unscoped.read
          .selectFrom('attendant')
          .select(['id', 'name', 'status', 'phoneDeviceId', 'appKeyHash'])
          .where('id', '=', Number(id))
          .where('deleted', '=', 0)
          .where('status', '=', 'passed')
          .executeTakeFirst();
  if (!row?.appKeyHash || !timingSafeEquals(row.appKeyHash, hashToken(secret))) throw new Unauthenticated();
  return row;
}

const timingSafeEquals = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
