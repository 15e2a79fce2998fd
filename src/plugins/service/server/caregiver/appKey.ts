import { timingSafeEqual } from 'node:crypto';
import { momentText } from '../../../../../contract/moment';
import {
  applyChange,
  type Context,
  fieldInput,
  type Handler,
  hashToken,
  lockRows,
  newToken,
  type RowOf,
  rejection,
  requireRecord,
  transact,
  Unauthenticated,
} from '../../../../../server/plugin-api';
import { type AppKey, attendant } from '../../entities/attendant';

/** Between the caregiver's id, by which the hash is found, and what is secret. */
const SEPARATOR = '.';

/** `issueAppKey`: a new key for the app of a passed caregiver; answers it this one time, and keeps its hash. */
export const issueAppKey: Handler = async (call, context) => {
  const { id } = fieldInput(call, attendant.calls.issueAppKey.input);
  const secret = newToken();
  await transact(call, context, async (frame) => {
    const { transaction, now } = frame;
    await lockRows(transaction, { kind: context.database.kind, table: 'attendant', ids: [id], mode: 'update' });
    const before = await requireRecord({ queries: context.database.within(transaction), entity: attendant, id });
    if (before.status !== 'passed') {
      const state = context.choiceLabel('attendant', { field: 'status', value: before.status }, call.locale);
      throw rejection('wrongState', { state });
    }
    const values = { appKeyHash: hashToken(secret), appKeyTime: momentText(now) };
    await applyChange({ ...frame, kind: 'transition', before, values, inputs: {}, given: new Set() });
  });
  const data: AppKey = { key: `${id}${SEPARATOR}${secret}` };
  return { data, message: 'okAppKeyIssued' };
};

/** The caregiver whose app calls. */
export type AppCaller = Pick<RowOf<'attendant'>, 'id' | 'name' | 'status' | 'phoneDeviceId'>;

/**
 * The caregiver whose key stands in a header `Authorization: Bearer …`.
 * @throws {Unauthenticated} when there is none, whatever is wrong with it
 */
export async function callerOfApp(context: Context, authorization: string | undefined): Promise<AppCaller> {
  const [, id = '', secret = ''] = /^Bearer (\d{1,15})\.([\w-]{43})$/.exec(authorization ?? '') ?? [];
  const row =
    id === ''
      ? undefined
      : await context.database.whole.read
          .selectFrom('attendant')
          .select(['id', 'name', 'status', 'phoneDeviceId', 'appKeyHash'])
          .where('id', '=', Number(id))
          .where('deleted', '=', 0)
          // Who is banned may still end the visit they are at.
          .where('status', 'in', ['passed', 'banned'])
          .executeTakeFirst();
  if (!row?.appKeyHash || !isSame(row.appKeyHash, hashToken(secret))) throw new Unauthenticated();
  return row;
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
