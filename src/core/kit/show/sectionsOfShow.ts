import type { ReactNode } from 'react';
import type { Entity, FieldName, GroupName } from '../../../../contract/defineEntity';
import { groupsForPage } from '../../../../contract/groups';
import { pinyinSource } from '../../../../contract/values/pinyin';
import { entityLabel, groupLabel } from '../entity/labels';
import type { KitRecord } from '../entity/recordTitle';
import type { FieldCells } from '../list/columns/columns';

/** Options of a record's page beyond what follows from the entity. */
export interface ShowOptions<E extends Entity = Entity> {
  /** The groups of the page, in order. Defaults to all of the entity's groups for this page. */
  groups?: readonly GroupName<E>[] | ((record: KitRecord) => readonly GroupName<E>[]);
  /** Custom rendering by field. */
  cells?: FieldCells<FieldName<E>>;
  /** Content below the fields of a group. */
  parts?: Readonly<Partial<Record<GroupName<E>, (record: KitRecord) => ReactNode>>>;
}

/** A group of fields on a record's page. */
export interface ShowSection {
  /** Heading, a message key. */
  label: string;
  fields: readonly string[];
  /** Content below the fields, or instead of them. */
  content?: (record: KitRecord) => ReactNode;
}

/** The last section of each record's page: who created and changed the record. */
export const RECORD_SECTION: ShowSection = {
  label: 'kit.show.record',
  fields: ['createTime', 'createBy', 'updateTime', 'updateBy'],
};

/** Returns the groups of a record's page: those of the entity, with the page's custom content. */
export function showSections(entity: Entity, record: KitRecord, options: ShowOptions): ShowSection[] {
  const { parts = {} } = options;
  const groups = groupsForPage(entity, 'show', shownNames(entity));
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
