import type { Entity, Removal, Transition } from '../../../../contract/defineEntity';
import { isListed } from '../../../../contract/listDetail';
import type { Column } from './columns';

export interface FieldQuestion {
  entity: Entity;
  shown: readonly Column[];
  /** Fields that the page's own cells, buttons and dialogs need; `undefined` if the page does not declare them. */
  reads: readonly string[] | undefined;
  /** Whether the page has its own buttons or dialogs that get records. */
  hasOwnParts: boolean;
}

/**
 * Returns the fields to request for the rows of a list, in the order of the definition. They are those of its
 * columns, and those that decide which steps a row offers. Returns `undefined` if some part needs undeclared fields:
 * then rows are read whole.
 */
export function askedFields({ entity, shown, reads, hasOwnParts }: FieldQuestion): string[] | undefined {
  const isOwn = hasOwnParts || shown.some(({ render }) => render);
  const stepFields = fieldsOfSteps(entity);
  if ((isOwn && !reads) || !stepFields) return undefined;
  const asked = new Set([
    ...shown.map(({ source }) => source),
    ...(reads ?? []),
    ...stepFields,
    entity.represent,
    ...(entity.person?.photo ? [entity.person.photo] : []),
    ...(entity.dictionary ? ['code', 'name', 'nameEn'] : []),
  ]);
  const names = [...Object.keys(entity.fields), 'createTime', 'updateTime', 'createBy', 'updateBy'];
  return names.filter((name) => asked.has(name) && isListed(entity, name));
}

function fieldsOfSteps({ state, transitions = {}, removal }: Entity): string[] | undefined {
  const steps = [...Object.values(transitions).map(fieldsOfTransition), fieldsOfRemoval(removal)];
  const known = steps.filter((fields) => fields !== undefined);
  if (known.length < steps.length) return undefined;
  return [...(state ? [state.field] : []), ...known.flat()];
}

function fieldsOfTransition({ field, suits, suitsFields }: Transition): readonly string[] | undefined {
  if (suits && !suitsFields) return undefined;
  return [...(field === undefined ? [] : [field]), ...(suitsFields ?? [])];
}

function fieldsOfRemoval({ kind, guard, guardFields }: Removal): readonly string[] | undefined {
  if (kind === 'never' || !guard) return [];
  return guardFields;
}
