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

/** Codes of an open choice without a name of their own are called like the section. */
export function codeText(code: string, { label, translate }: { label: string; translate: Translate }): string {
  return translate(label, { _: translate(`sections.${code}`, { _: code }) });
}

type Translate = (key: string, options?: { _: string }) => string;

/** Message key of the entity's own name, `elderly` -> 老人. */
export function entityLabel(entity: Pick<Entity, 'name'>): string {
  return `entities.${entity.name}.name`;
}

/** Message key of a transition's button. */
export function transitionLabel(entity: Pick<Entity, 'name'>, transition: string): string {
  return `entities.${entity.name}.transitions.${transition}`;
}

/** Message key of the heading of a group of fields. */
export function groupLabel(entity: Pick<Entity, 'name'>, group: string): string {
  return `entities.${entity.name}.groups.${group}`;
}

/** Message key of the sentence under the heading of a group in forms; many groups have none. */
export function groupHelp(entity: Pick<Entity, 'name'>, group: string): string {
  return `entities.${entity.name}.groupHelp.${group}`;
}

/** Message key of the sentence below the input of a field; many fields have none. */
export function fieldHelp(entity: Pick<Entity, 'name'>, field: string): string {
  return `entities.${entity.name}.help.${labelName(field)}`;
}

/** Message key of a condition that the entity's list offers. */
export function quickFilterLabel(entity: Pick<Entity, 'name'>, condition: string): string {
  return `entities.${entity.name}.quickFilters.${condition}`;
}

/** Message key of the sentence under the title of the entity's list; many entities have none. */
export function entityHelp(entity: Pick<Entity, 'name'>): string {
  return `entities.${entity.name}.about`;
}

/** Rows of lists carry their index (`contacts.0.phone`); labels do not. */
function labelName(path: string): string {
  return path
    .split('.')
    .filter((part) => !/^\d+$/.test(part))
    .join('_');
}
