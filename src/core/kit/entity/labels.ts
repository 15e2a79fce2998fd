import { type Entity, SHARED_FIELDS } from '../../../../contract/defineEntity';

const shared: readonly string[] = SHARED_FIELDS;

/**
 * Returns the message key of a field's label. Subfields of a list or group have a dot.
 * @example fieldLabel(elderly, 'contacts.phone') // 'entities.elderly.fields.contacts_phone'
 */
export function fieldLabel(entity: Pick<Entity, 'name'>, path: string): string {
  if (shared.includes(path)) return `kit.fields.${path}`;
  return `entities.${entity.name}.fields.${labelName(path)}`;
}

/** Returns the message key of one code of a choice field. */
export function choiceLabel(entity: Pick<Entity, 'name'>, path: string, value: string): string {
  return `entities.${entity.name}.choices.${labelName(path)}.${value}`;
}

/** Returns the label of a code of an open choice; without a label, the title of the section with that name. */
export function codeText(code: string, { label, translate }: { label: string; translate: Translate }): string {
  return translate(label, { _: translate(`sections.${code}`, { _: code }) });
}

type Translate = (key: string, options?: { _: string }) => string;

/** Returns the message key of the entity's own name, `elderly` -> 老人. */
export function entityLabel(entity: Pick<Entity, 'name'>): string {
  return `entities.${entity.name}.name`;
}

/** Returns the message key of a transition's button. */
export function transitionLabel(entity: Pick<Entity, 'name'>, transition: string): string {
  return `entities.${entity.name}.transitions.${transition}`;
}

/** Returns the message key of a field group's heading. */
export function groupLabel(entity: Pick<Entity, 'name'>, group: string): string {
  return `entities.${entity.name}.groups.${group}`;
}

/** Returns the message key of the help text under a group's heading in forms; many groups have none. */
export function groupHelp(entity: Pick<Entity, 'name'>, group: string): string {
  return `entities.${entity.name}.groupHelp.${group}`;
}

/** Returns the message key of the help text below a field's input; many fields have none. */
export function fieldHelp(entity: Pick<Entity, 'name'>, field: string): string {
  return `entities.${entity.name}.help.${labelName(field)}`;
}

/** Returns the message key of a quick filter of the entity's list. */
export function quickFilterLabel(entity: Pick<Entity, 'name'>, condition: string): string {
  return `entities.${entity.name}.quickFilters.${condition}`;
}

/** Returns the message key of the help text under the title of the entity's list; many entities have none. */
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
