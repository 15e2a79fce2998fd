import type { ReactNode } from 'react';
import type { Entity, FieldName, GroupName } from '../../../../contract/defineEntity';
import { groupsOn } from '../../../../contract/groups';
import { pinyinSource } from '../../../../contract/pinyin';
import { entityLabel, groupLabel } from '../entity/labels';
import type { KitRecord } from '../entity/representRecord';
import type { FieldCells } from '../list/columns';

/** What the page of a record says about its groups besides what follows from the entity. */
export interface ShowOptions<E extends Entity = Entity> {
  /** The groups it has, in order; all of the entity's for this page unless told. */
  groups?: readonly GroupName<E>[] | ((record: KitRecord) => readonly GroupName<E>[]);
  /** How fields are shown, where their kind does not say it. */
  cells?: FieldCells<FieldName<E>>;
  /** Below the fields of a group. */
  parts?: Readonly<Partial<Record<GroupName<E>, (record: KitRecord) => ReactNode>>>;
}

/** A group of fields on a record's page. */
export interface ShowSection {
  /** Heading, a message key. */
  label: string;
  fields: readonly string[];
  /** Below the fields, or instead of them. */
  content?: (record: KitRecord) => ReactNode;
}

/** The groups of a record's page: those of the entity, with the parts of the page's own. */
export function showSections(entity: Entity, record: KitRecord, options: ShowOptions): ShowSection[] {
  const { parts = {} } = options;
  const groups = groupsOn(entity, 'show', shownNames(entity));
  if (!groups) return [{ label: entityLabel(entity), fields: shownNames(entity) }];
  const chosen = typeof options.groups === 'function' ? options.groups(record) : options.groups;
  const shown = chosen ? chosen.flatMap((name) => groups.find((group) => group.name === name) ?? []) : groups;
  return shown
    .filter(({ name, fields }) => fields.length > 0 || parts[name] !== undefined)
    .map(({ name, fields }) => ({ label: groupLabel(entity, name), fields, content: parts[name] }));
}

function shownNames(entity: Entity): string[] {
  return Object.entries(entity.fields).flatMap(([name, field]) =>
    field.secret || pinyinSource(field) !== undefined ? [] : [name],
  );
}
