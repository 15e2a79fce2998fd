import { type RecordKind, recordKinds } from '../../../contract/record/recordKinds';
import { records } from '../../../contract/record/records';
import type { Handler } from '../../operations/extension';
import { fieldInput } from '../../operations/input';
import { present } from '../../operations/present';
import { readDays } from './daySurroundings';

/** `selectByDeviceIdAndDate`: one day with its series and events; null where there is none. */
export const selectDay: Handler = async (call, context) => {
  const kind = kindOf(call.entity.name);
  const { entity } = records[kind];
  const { deviceId, date } = fieldInput(call, entity.reads?.selectByDeviceIdAndDate?.input ?? {});
  const { read: queries, kind: databaseKind } = context.database;
  const asked = { queries, kind: databaseKind };
  const found = await readDays(asked, kind, [{ deviceId: Number(deviceId), date: String(date) }]);
  const [record = null] = await present(found, { context, entity, queries });
  return { data: record, message: 'okRead' };
};

/** The kind of record of that name; only entities of this section come here. */
export function kindOf(name: string): RecordKind {
  const kind = recordKinds.find((each) => each === name);
  if (!kind) throw new Error(`${name} is no kind of health record`);
  return kind;
}
