/** A page that shows the fields of a record in groups. */
export type GroupedPage = 'form' | 'show';

/**
 * Fields under a common heading: the same ones in the form and on the record's page, or different ones. A page omits a
 * group that names no fields for it. An empty list reserves the group for the page's own content.
 */
export type FieldGroup<Name extends string = string> =
  | readonly Name[]
  | {
      readonly form?: readonly Name[];
      readonly show?: readonly Name[];
      /** Prevents the compiler from accepting a list with an unknown name as such an object. */
      readonly length?: never;
    };

/** The part of an entity that grouping its fields requires. */
export interface GroupedEntity {
  groups?: Readonly<Record<string, FieldGroup>>;
  hidden?: readonly string[];
}

/** A group as a page shows it. */
export interface VisibleGroup {
  name: string;
  fields: readonly string[];
}

/**
 * Returns the groups of a page in order, each with those of its fields that the page has. The last group also gets the
 * fields that no group names, so that a new field is visible without being placed.
 * @param names the fields the page has
 * @returns `undefined` for an entity without groups
 */
export function groupsForPage(
  entity: GroupedEntity,
  page: GroupedPage,
  names: readonly string[],
): VisibleGroup[] | undefined {
  if (!entity.groups) return undefined;
  const groups = Object.entries(entity.groups).flatMap(([name, group]) => {
    const fields = fieldsForPage(group, page);
    if (!fields) return [];
    const shown = fields.filter((field) => names.includes(field));
    return fields.length === 0 || shown.length > 0 ? [{ name, fields: shown }] : [];
  });
  const placed = new Set([...groupedNames(entity), ...(entity.hidden ?? [])]);
  const rest = names.filter((name) => !placed.has(name));
  const last = groups.findLast(({ fields }) => fields.length > 0);
  return groups.map((group) => (group === last ? { ...group, fields: [...group.fields, ...rest] } : group));
}

/** Returns every field that a group names, on either page. */
export function groupedNames({ groups = {} }: GroupedEntity): string[] {
  return Object.values(groups).flatMap((group) => [
    ...(fieldsForPage(group, 'form') ?? []),
    ...(fieldsForPage(group, 'show') ?? []),
  ]);
}

function fieldsForPage(group: FieldGroup, page: GroupedPage): readonly string[] | undefined {
  return isShared(group) ? group : group[page];
}

function isShared(group: FieldGroup): group is readonly string[] {
  return Array.isArray(group);
}
