import { isRecord } from '../contract/values/isRecord';
import type { Probe, Row } from './Probe';
import { expect, InconclusiveCheck } from './Rule';

/**
 * The type list in which records are created. It refers to nothing, nothing refers to its new entries, and every back
 * end has it.
 */
const ENTITY = 'elderlyType';

/** Returns the calls for the entries that rules create. */
export function scratchCalls(probe: Probe) {
  const call = probe.find(`insert.${ENTITY}.open`);
  if (!call) throw new InconclusiveCheck(`${ENTITY} is unknown`);
  const nameOf = (operation: string) => `${operation}.${ENTITY}.open`;
  return {
    insert: nameOf('insert'),
    update: nameOf('updateByIdSelective'),
    remove: nameOf('deleteById'),
    list: nameOf('selectAll'),
  };
}

/** Returns a unique entry. Its name shows an operator who finds it where it comes from. */
export function scratchValues({ tracker }: Probe): Record<string, unknown> {
  const code = tracker.code();
  return { code, name: `conformance ${code}`, nameEn: 'Made by the conformance kit', sort: 9999, enabled: false };
}

/** Creates an entry, which is removed at the end. */
export async function insertScratch(probe: Probe, values = scratchValues(probe)): Promise<Row> {
  const { insert } = scratchCalls(probe);
  const { data } = await probe.expectSuccess({ name: insert, params: values });
  expect(isScratch(data), 'insert did not answer the record');
  // The rules change and delete this record.
  expect(!(await probe.tracker.existedBefore(ENTITY, data.id)), `insert answered the older record ${data.id}`);
  return data;
}

function isScratch(value: unknown): value is Row {
  return isRecord(value) && Number.isSafeInteger(value.id);
}
