import { type Envelope, STATUS } from '../../../contract/calls/envelope';
import type { ProblemCode } from '../../../contract/problems';
import type { Call } from '../../call/call';
import { Rejection } from '../../call/failures';
import { type OperationResult, rejectionBody } from '../../call/operationResult';
import type { Context } from '../context';

interface BulkCall {
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
export async function applyToEach(
  { call, context, ids, done: message }: BulkCall,
  work: (id: number) => Promise<unknown>,
): Promise<OperationResult> {
  const done: number[] = [];
  const failed: ({ id: number } & Pick<Envelope, 'message' | 'code' | 'codes' | 'data'>)[] = [];
  for (const id of ids) {
    try {
      await work(id);
      done.push(id);
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      failed.push({ id, ...rejectionSummary(error) });
      const auditEntry = {
        call: { ...call, params: { id } },
        id,
        resultStatus: STATUS.REJECTED,
        errorMsg: error.message,
      };
      await context.audit.appendInOwnTransaction(auditEntry);
    }
  }
  const data = { done, failed };
  if (failed.length === 0) return { data, message, params: { count: done.length } };
  if (done.length === 0) {
    throw new Rejection([{ field: '', code: 'nothingDone', params: { failed: failed.length } }], { data });
  }
  return { data, message: 'partlyDone', params: { done: done.length, failed: failed.length } };

  function rejectionSummary(rejection: Rejection): Pick<Envelope, 'message' | 'code' | 'codes' | 'data'> {
    const { message: formMessage, errors, code, codes, data } = rejectionBody(rejection, context.texts, call.locale);
    const message = errors && code === 'validation' ? Object.values(errors).join(' / ') : formMessage;
    return { message, code, ...(codes && { codes }), ...(data !== undefined && { data }) };
  }
}
