import { type Entity, SHARED_FIELDS } from '../../../../contract/defineEntity';

const shared: readonly string[] = SHARED_FIELDS;

/**
 * Message key of a field's label. Sub-fields of a list or group are written with a dot.
 * @example fieldLabel(elderly, 'contacts.phone') // 'entities.elderly.fields.contacts_phone'
 */
export function fieldLabel(entity: Pick<Entity, 'name'>, path: string): string {
  if (shared.includes(path)) return `kit.fields.${path}`;
  return `entities.${entity.name}.fields.${labelName(path)}`;
}

/** Message key of one code of a choice field. */
export function choiceLabel(entity: Pick<Entity, 'name'>, path: string, value: string): string {
  return `entities.${entity.name}.choices.${labelName(path)}.${value}`;
}

/** Message key of the entity's own name, `elderly` -> 老人. */
export function entityLabel(entity: Pick<Entity, 'name'>): string {
  return `entities.${entity.name}.name`;
}

/** Message key of a transition's button. */
export function transitionLabel(entity: Pick<Entity, 'name'>, transition: string): string {
  return `entities.${entity.name}.transitions.${transition}`;
}

/** Rows of lists carry their index (`contacts.0.phone`); labels do not. */
function labelName(path: string): string {
  return path
    .split('.')
    .filter((part) => !/^\d+$/.test(part))
    .join('_');
}
