import type { Entity } from '../../../contract/defineEntity';
import type { Field, Fields } from '../../../contract/fields';

/** Returns every labeled field: the fields, their sub-fields, and the inputs of transitions, reads and other calls. */
export function labeledFields(entity: Entity): [string, Field][] {
  const inputs = Object.entries({ ...entity.transitions, ...entity.reads, ...entity.calls }).flatMap(
    ([operation, { input }]) => prefixed(operation, input ?? {}),
  );
  return [...withSubFields(entity.fields), ...withSubFields(entity.insertInputs ?? {}), ...inputs];
}

function withSubFields(fields: Fields): [string, Field][] {
  return Object.entries(fields).flatMap(([name, field]): [string, Field][] =>
    field.kind === 'list' || field.kind === 'group'
      ? [[name, field], ...prefixed(name, field.fields)]
      : [[name, field]],
  );
}

function prefixed(prefix: string, fields: Fields): [string, Field][] {
  return Object.entries(fields).map(([name, field]) => [`${prefix}_${name}`, field]);
}
