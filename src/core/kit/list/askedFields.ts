import type { Entity, Removal, Transition } from '../../../../contract/defineEntity';
import { isListed } from '../../../../contract/listDetail';
import type { Column } from './columns';

export interface FieldQuestion {
  entity: Entity;
  shown: readonly Column[];
  /** What the page's own cells, buttons and dialogs look at; `undefined` where it does not say. */
  reads: readonly string[] | undefined;
  /** The page has buttons or dialogs of its own that are given records. */
  hasOwnParts: boolean;
}

/**
 * The fields that a list reads of its rows, in the order of the definition: those of its columns, and what decides on the
 * steps that a row offers. `undefined` where something looks at records without saying at what: then rows are read whole.
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
