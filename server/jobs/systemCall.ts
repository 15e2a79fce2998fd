import { DEFAULT_LOCALE } from '../../contract/constants';
import type { Entity } from '../../contract/defineEntity';
import { dayAt, dayStart } from '../../contract/moment';
import type { Call } from '../call/call';
import type { Context } from '../operations/context';

/** Creates a call of the server itself (system call), about one record or several. */
export function systemCall(context: Context, target: { entity: Entity; operation: string; id?: number }): Call {
  const { entity, operation, id } = target;
  return {
    operation,
    entity,
    params: id === undefined ? {} : { id },
    typed: true,
    queryText: null,
    caller: null,
    tableVersion: 0,
    locale: DEFAULT_LOCALE,
    method: 'JOB',
    path: `/jobs/${operation}`,
    ip: '',
    cookie: '',
    isEncrypted: true,
    host: '',
    userAgent: '',
    traceId: `${operation}-${id ?? entity.name}-${dayStart(dayAt(context.now()))}`,
    startTime: context.now(),
  };
}
