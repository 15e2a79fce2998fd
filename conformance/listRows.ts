import { STATUS } from '../contract/calls/envelope';
import { isRecord } from '../contract/values/isRecord';
import type { Client } from './createClient';
import type { ReceivedResponse } from './Exchange';

/** The id of a record, also of a back end that sends texts. */
export type Id = number | string;
export type ListedRow = Readonly<Record<string, unknown>> & { id: Id };

/** Returns the rows of a list, even of an incorrect response; `undefined` when there are none to be read. */
export async function listRows(client: Client, name: string | undefined): Promise<ListedRow[] | undefined> {
  if (name === undefined) return undefined;
  try {
    const { http, body } = await client.request({ name });
    const data = isRecord(body) && 'data' in body ? body.data : body;
    return http === 200 && Array.isArray(data) ? data.filter(isListedRow) : undefined;
  } catch {
    return undefined;
  }
}

export const isId = (value: unknown): value is Id =>
  Number.isSafeInteger(value) || (typeof value === 'string' && value !== '');

const isListedRow = (value: unknown): value is ListedRow => isRecord(value) && isId(value.id);

/** Returns whether a call has been carried out, according to its response. */
export const isSuccess = ({ http, body }: ReceivedResponse): boolean =>
  http === 200 && (!isRecord(body) || body.status === undefined || body.status === STATUS.SUCCESS);

/** Returns whether a call has not been carried out, according to its response. */
export const isRefusal = ({ http, body }: ReceivedResponse): boolean =>
  (http >= 400 && http < 500) ||
  (http === 200 && isRecord(body) && typeof body.status === 'number' && body.status !== STATUS.SUCCESS);
