import type { Deletion, Entity, Transition } from '../../../../../contract/defineEntity';
import { isListed } from '../../../../../contract/query/listDetail';
import { TRANSLATED_NAMES } from '../../../../../contract/values/catalogueName';
import type { Column } from './columns';

export interface RequestedFieldsOptions {
  entity: Entity;
  shown: readonly Column[];
  /** Fields that the page's own cells, buttons and dialogs need; `undefined` if the page does not declare them. */
  extraFields: readonly string[] | undefined;
  /** Whether the page has its own buttons or dialogs that get records. */
  hasCustomParts: boolean;
}

/**
 * Returns the fields to request for the rows of a list, in the order of the definition. They are those of its
 * columns, and those that decide which steps a row offers. Returns `undefined` if some part needs undeclared fields:
 * then rows are read whole.
 */
export function requestedFields({
  entity,
  shown,
  extraFields,
  hasCustomParts,
}: RequestedFieldsOptions): string[] | undefined {
  const isCustom = hasCustomParts || shown.some(({ render }) => render);
  const stepFields = fieldsOfSteps(entity);
  if ((isCustom && !extraFields) || !stepFields) return undefined;
  const requested = new Set([
    ...shown.map(({ source }) => source),
    ...(extraFields ?? []),
    ...stepFields,
    entity.titleField,
    ...(entity.person?.photo ? [entity.person.photo] : []),
    ...(entity.dictionary ? ['code', 'name'] : []),
    ...TRANSLATED_NAMES,
  ]);
  const names = [...Object.keys(entity.fields), 'createTime', 'updateTime', 'createBy', 'updateBy'];
  return names.filter((name) => requested.has(name) && isListed(entity, name));
}

function fieldsOfSteps({ state, transitions = {}, deletion }: Entity): string[] | undefined {
  const steps = [...Object.values(transitions).map(fieldsOfTransition), fieldsOfDeletion(deletion)];
  const declaredFields = steps.filter((fields) => fields !== undefined);
  if (declaredFields.length < steps.length) return undefined;
  return [...(state ? [state.field] : []), ...declaredFields.flat()];
}

function fieldsOfTransition({ field, isAvailable, availabilityFields }: Transition): readonly string[] | undefined {
  if (isAvailable && !availabilityFields) return undefined;
  return [...(field === undefined ? [] : [field]), ...(availabilityFields ?? [])];
}

function fieldsOfDeletion({ kind, guard, guardFields }: Deletion): readonly string[] | undefined {
  if (kind === 'never' || !guard) return [];
  return guardFields;
}
