import { applyTransition, fieldInput, type Handler, transact } from '@console/server-plugin-api';
import { type ClosedFallAlarms, fallAlarm } from '../entities/fallAlarm';

/** Most that one call closes. */
const CLOSED_MAX = 1_000;

/** `closeOldFallAlarms`: all of them or, where one cannot be closed, none. */
export const closeOldFallAlarms: Handler = async (call, context) => {
  const { before } = fieldInput(call, fallAlarm.calls.closeOldFallAlarms.input);
  const transition = fallAlarm.transitions?.closeFallAlarm;
  if (!transition) throw new Error('fallAlarm has no transition closeFallAlarm.');
  const data = await transact(call, context, async (frame): Promise<ClosedFallAlarms> => {
    const rows = await frame.transaction
      .selectFrom('fallAlarm')
      .select('id')
      .where('status', '=', 'open')
      .where('day', '<', before)
      .where('deleted', '=', 0)
      .limit(CLOSED_MAX)
      .execute();
    for (const { id } of rows) await applyTransition({ frame, transition, id, input: {} });
    return { closed: rows.length };
  });
  return { data, message: 'okFallAlarmsClosed', params: { count: data.closed } };
};
