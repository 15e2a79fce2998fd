/** A page on which the fields of a record stand in groups. */
export type GroupedPage = 'form' | 'show';

/**
 * Fields that stand together under a heading: the same ones in the form and on the record's page, or others on each.
 * A group that names no fields for a page does not stand there; one with an empty list is a place for a part of the page's own.
 */
export type FieldGroup<Name extends string = string> =
  | readonly Name[]
  | {
      readonly form?: readonly Name[];
      readonly show?: readonly Name[];
      /** Keeps the compiler from taking a list with an unknown name for such an object. */
      readonly length?: never;
    };

/** What has to be known of an entity to group its fields. */
export interface GroupedEntity {
  groups?: Readonly<Record<string, FieldGroup>>;
  hidden?: readonly string[];
}

/** A group as a page shows it. */
export interface ShownGroup {
  name: string;
  fields: readonly string[];
}

/**
 * The groups of a page in order, with those of their fields that the page has. A field that no group names stands in the
 * last group, so that a new field is seen without being placed.
 * @param names the fields the page has
 * @returns `undefined` for an entity without groups
 */
export function groupsOn(entity: GroupedEntity, page: GroupedPage, names: readonly string[]): ShownGroup[] | undefined {
  if (!entity.groups) return undefined;
  const groups = Object.entries(entity.groups).flatMap(([name, group]) => {
    const fields = fieldsOn(group, page);
    if (!fields) return [];
    const shown = fields.filter((field) => names.includes(field));
    return fields.length === 0 || shown.length > 0 ? [{ name, fields: shown }] : [];
  });
  const placed = new Set([...groupedNames(entity), ...(entity.hidden ?? [])]);
  const rest = names.filter((name) => !placed.has(name));
  const last = groups.findLast(({ fields }) => fields.length > 0);
  return groups.map((group) => (group === last ? { ...group, fields: [...group.fields, ...rest] } : group));
}

/** Every field that a group names, on whichever page. */
export function groupedNames({ groups = {} }: GroupedEntity): string[] {
  return Object.values(groups).flatMap((group) => [
    ...(fieldsOn(group, 'form') ?? []),
    ...(fieldsOn(group, 'show') ?? []),
  ]);
}

function fieldsOn(group: FieldGroup, page: GroupedPage): readonly string[] | undefined {
  return isShared(group) ? group : group[page];
}

function isShared(group: FieldGroup): group is readonly string[] {
  return Array.isArray(group);
}
