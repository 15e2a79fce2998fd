import type { Entity } from '../contract/defineEntity';
import type { Field, Fields } from '../contract/fields';
import { isWritable } from '../contract/validation/validation';
import type { Probe } from './Probe';
import { sampleValue } from './sampleValue';

/** An id that no back end has assigned. */
export const MISSING_ID = 2_147_480_000;

/** Returns values for the required inputs of a call. References get the id of the first existing record. */
export async function sampleInput(probe: Probe, fields: Fields, own: Entity): Promise<Record<string, unknown>> {
  const required = Object.entries(fields).filter(([, field]) => field.required && isWritable(field));
  const values = required.map(async ([name, field]) => [name, await inputValue(probe, { name, field, own })] as const);
  return Object.fromEntries(await Promise.all(values));
}

interface InputField {
  name: string;
  field: Field;
  own: Entity;
}

async function inputValue(probe: Probe, { name, field, own }: InputField): Promise<unknown> {
  if (field.kind === 'reference') return firstId(probe, field.entity);
  if (field.kind === 'references') return [await firstId(probe, field.entity)];
  return name === 'id' ? firstId(probe, own.name) : sampleValue(field);
}

async function firstId(probe: Probe, entity: string): Promise<number> {
  // Another rule reports a list that fails.
  const [first] = await probe.fetchTable(entity).catch(() => []);
  return first?.id ?? 1;
}
