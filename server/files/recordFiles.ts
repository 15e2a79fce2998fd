import { fileIdsInHtml, isFileId } from '../../contract/calls/files';
import type { Entity } from '../../contract/defineEntity';
import type { Field, Fields } from '../../contract/fields';
import { isRecord } from '../../contract/values/isRecord';

/** A picture or recording of a record. */
export interface RecordFile {
  /** Path of the field, as in problems (`certs.0.image`). */
  field: string;
  /** Id of a stored file, or a URL. */
  value: string;
  content: 'image' | 'audio';
  /** Visible to everyone who may read the record. Others are only visible after revealing. */
  isOpen: boolean;
}

/** Returns every picture and recording in a record, including those in lists, groups and formatted texts. */
export function recordFiles(entity: Entity, record: Readonly<Record<string, unknown>> | null): RecordFile[] {
  return record ? filesIn(entity.fields, record, { path: '', isOpen: true }) : [];
}

/** Returns the ids of the stored files, and whether the file is openly visible anywhere. */
export function storedFileIds(files: readonly RecordFile[]): Map<string, boolean> {
  const ids = new Map<string, boolean>();
  for (const { value, isOpen } of files) if (isFileId(value)) ids.set(value, ids.get(value) === true || isOpen);
  return ids;
}

/** Returns the names of the fields that contain pictures or recordings, or lists and groups with them. */
export function fileFields(entity: Entity): string[] {
  return Object.entries(entity.fields)
    .filter(([, field]) => canContainFiles(field))
    .map(([name]) => name);
}

function canContainFiles(field: Field): boolean {
  if (field.kind === 'list' || field.kind === 'group') return Object.values(field.fields).some(canContainFiles);
  if (field.kind === 'text') return field.format === 'html';
  return field.kind === 'image' || field.kind === 'images' || field.kind === 'audio';
}

function filesIn(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  parentField: { path: string; isOpen: boolean },
): RecordFile[] {
  return Object.entries(fields).flatMap(([name, field]): RecordFile[] => {
    const value = values[name];
    const path = `${parentField.path}${name}`;
    const isOpen = parentField.isOpen && field.mask === undefined && !field.secret;
    switch (field.kind) {
      case 'image':
      case 'audio':
        return typeof value === 'string' ? [{ field: path, value, content: field.kind, isOpen }] : [];
      case 'images':
        return itemsOf(value).flatMap((item) =>
          typeof item === 'string' ? [{ field: path, value: item, content: 'image' as const, isOpen }] : [],
        );
      case 'text':
        return field.format === 'html' && typeof value === 'string'
          ? fileIdsInHtml(value).map((id) => ({ field: path, value: id, content: 'image' as const, isOpen }))
          : [];
      case 'list':
        return itemsOf(value).flatMap((row, at) =>
          isRecord(row) ? filesIn(field.fields, row, { path: `${path}.${at}.`, isOpen }) : [],
        );
      case 'group':
        return isRecord(value) ? filesIn(field.fields, value, { path: `${path}.`, isOpen }) : [];
      default:
        return [];
    }
  });
}

function itemsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
