import { type Envelope, STATUS } from '../../contract/envelope';
import type { ProblemCode } from '../../contract/problems';
import { type Answer, rejectionBody } from '../call/answer';
import type { Call } from '../call/call';
import { Rejection } from '../call/failures';
import type { Context } from './context';

interface Several {
  call: Call;
  context: Context;
  ids: readonly number[];
  /** The message when all succeeded; its parameter is `count`. */
  done: ProblemCode;
}

/**
 * Does the same to several records, each in its own transaction. When one is refused, the others go on.
 * @throws {Rejection} with the refusals as data when every record was refused
 */
export async function eachOf(
  { call, context, ids, done: message }: Several,
  work: (id: number) => Promise<unknown>,
): Promise<Answer> {
  const done: number[] = [];
  const failed: ({ id: number } & Pick<Envelope, 'message' | 'code' | 'codes' | 'data'>)[] = [];
  for (const id of ids) {
    try {
      await work(id);
      done.push(id);
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      failed.push({ id, ...told(error) });
      const refused = { call: { ...call, params: { id } }, id, resultStatus: STATUS.REJECTED, errorMsg: error.message };
      await context.audit.appendAlone(refused);
    }
  }
  const data = { done, failed };
  if (failed.length === 0) return { data, message, params: { count: done.length } };
  if (done.length === 0) {
    throw new Rejection([{ field: '', code: 'nothingDone', params: { failed: failed.length } }], { data });
  }
  return { data, message: 'partlyDone', params: { done: done.length, failed: failed.length } };

  function told(refusal: Rejection): Pick<Envelope, 'message' | 'code' | 'codes' | 'data'> {
    const { message: whole, errors, code, codes, data } = rejectionBody(refusal, context.texts, call.locale);
    const message = errors && code === 'validation' ? Object.values(errors).join(' / ') : whole;
    return { message, code, ...(codes && { codes }), ...(data !== undefined && { data }) };
  }
}
