import { z } from 'zod';
import type { DemoWriteContext } from '../../../../server/demo/DemoModule';
import type { Queries } from '../../../../server/plugin-api';
import { insertTuples, readSetting } from '../../../../server/plugin-api/builtin';
import type { DemoReport } from './dayReports';
import { demoWearerSchema } from './wearers/storedWearer';

const schema = z.object({
  wearer: demoWearerSchema,
  date: z.string(),
  /** Recordings only: where in the day it starts, and its length in seconds. */
  fromSec: z.number().optional(),
  seconds: z.number().optional(),
  /** Nights only: the kinds that the device measures. */
  kinds: z.array(z.string()).optional(),
});

/** The parameters from which the signals of a demo report are generated on demand. */
export type DemoSignal = z.infer<typeof schema>;

/**
 * Returns the name of the setting with the parameters of a report. The migration of the report section depends on this name.
 */
const settingOf = (entity: string, id: number) => `demoReport:${entity}:${id}`;

/** Stores the parameters of reports, so that they stay the same whatever becomes of their wearers. */
export async function keepSignals(
  { transaction }: DemoWriteContext,
  entity: string,
  reports: readonly DemoReport[],
): Promise<void> {
  const rows = reports.map(({ record, signal }) => [settingOf(entity, Number(record.id)), JSON.stringify(signal)]);
  await insertTuples({ transaction, table: 'setting', columns: ['name', 'value'], rows });
}

/** Returns the parameters of a demo report; undefined for a measured report. */
export async function readSignal(queries: Queries, entity: string, id: number): Promise<DemoSignal | undefined> {
  const stored = await readSetting(queries, settingOf(entity, id));
  return stored === undefined ? undefined : schema.parse(JSON.parse(stored));
}
