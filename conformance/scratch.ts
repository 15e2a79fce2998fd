import type { Entity } from '../contract/defineEntity';
import { isRecord } from '../contract/isRecord';
import type { Probe, Row } from './Probe';
import { expect, Unproven } from './Rule';

/**
 * The type list in which records are created. It refers to nothing, nothing refers to its new entries, and every back
 * end has it.
 */
const ENTITY = 'elderlyType';

/** Returns the calls for the entries that rules create. */
export function scratchCalls(probe: Probe) {
  const call = probe.find(`insert.${ENTITY}.open`);
  if (!call) throw new Unproven(`${ENTITY} is unknown`);
  const nameOf = (operation: string) => `${operation}.${ENTITY}.open`;
  return {
    definition: call.definition,
    insert: nameOf('insert'),
    update: nameOf('updateByIdSelective'),
    remove: nameOf('deleteById'),
    list: nameOf('selectAll'),
  };
}

let made = 0;

/** Returns a unique entry. Its name shows an operator who finds it where it comes from. */
export function scratchValues(): Record<string, unknown> {
  made += 1;
  const code = `CONF_${Date.now().toString(36)}_${made}`;
  return { code, name: `conformance ${code}`, nameEn: 'Made by the conformance kit', sort: 9999, enabled: false };
}

/** Creates an entry, which is removed at the end. */
export async function insertScratch(probe: Probe, values = scratchValues()): Promise<Row> {
  const { insert, definition } = scratchCalls(probe);
  const { data } = await probe.done({ name: insert, params: values });
  expect(isScratch(data), 'insert did not answer the record');
  probe.made(definition, data.id);
  return data;
}

/** Deletes the records that rules have created, the last first. Returns those that could not be deleted. */
export async function removeMade(
  ask: (question: { name: string; params: Record<string, unknown> }) => Promise<{ body: unknown }>,
  made: Map<string, { entity: Entity; id: number }>,
): Promise<string[]> {
  const left: string[] = [];
  for (const [key, { entity, id }] of [...made].toReversed()) {
    const question = { name: `deleteById.${entity.name}.${entity.scope}`, params: { id } };
    const isGone = await ask(question).then(
      ({ body }) => isRecord(body) && body.status === 8000,
      () => false,
    );
    if (isGone) made.delete(key);
    else left.push(key);
  }
  return left;
}

function isScratch(value: unknown): value is Row {
  return isRecord(value) && Number.isSafeInteger(value.id);
}
