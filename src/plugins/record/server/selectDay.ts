import { fieldInput, type Handler, present } from '../../../../server/plugin-api';
import { type RecordKind, recordKinds } from '../../device/entities/recordKinds';
import { recordReads } from '../entities/defineRecord';
import { records } from '../entities/records';
import { readDays } from './daySurroundings';
import { leaveOutOthers } from './ownMeasured';

/** `selectByDeviceIdAndDate`: one day with its series and events; null where there is none. */
export const selectDay: Handler = async (call, context) => {
  const kind = kindOf(call.entity.name);
  const { entity } = records[kind];
  const { deviceId, date } = fieldInput(call, recordReads.selectByDeviceIdAndDate.input);
  const { read: queries, kind: databaseKind } = context.database;
  const asked = { queries, kind: databaseKind, ask: context.ask };
  const found = await readDays(asked, kind, [{ deviceId, date }]);
  await leaveOutOthers(asked, kind, found);
  const [record = null] = await present(found, { context, entity, queries });
  return { data: record, message: 'okRead' };
};

/** The kind of record of that name; only entities of this section come here. */
export function kindOf(name: string): RecordKind {
  const kind = recordKinds.find((each) => each === name);
  if (!kind) throw new Error(`${name} is no kind of health record`);
  return kind;
}
