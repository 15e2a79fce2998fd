import { z } from 'zod';
import type { DemoWriting } from '../../../../server/demo/DemoHalf';
import { insertTuples, type Queries } from '../../../../server/plugin-api';
import type { DemoReport } from './dayReports';
import { storedWearer } from './storedWearer';

const schema = z.object({
  wearer: storedWearer,
  date: z.string(),
  /** Of a recording: where in the day it begins, and how long it is, in seconds. */
  fromSec: z.number().optional(),
  seconds: z.number().optional(),
  /** Of a night: what the device measures. */
  kinds: z.array(z.string()).optional(),
});

/** What the signals of an invented report are drawn from when somebody looks at them. */
export type DemoSignal = z.infer<typeof schema>;

/** Under which name it is written down what a report is drawn from. Kept by the migration of the report section too. */
const settingOf = (entity: string, id: number) => `demoReport:${entity}:${id}`;

/** Writes down what reports are drawn from, so that they look the same whatever becomes of their wearers. */
export async function keepSignals(
  { transaction, kind }: DemoWriting,
  entity: string,
  reports: readonly DemoReport[],
): Promise<void> {
  const rows = reports.map(({ record, signal }) => [settingOf(entity, Number(record.id)), JSON.stringify(signal)]);
  await insertTuples({ transaction, kind, table: 'setting', columns: ['name', 'value'], rows });
}

/** What a report is drawn from; nothing where it was measured. */
export async function readSignal(queries: Queries, entity: string, id: number): Promise<DemoSignal | undefined> {
  const row = await queries
    .selectFrom('setting')
    .select('value')
    .where('name', '=', settingOf(entity, id))
    .executeTakeFirst();
  return row && schema.parse(JSON.parse(String(row.value)));
}
