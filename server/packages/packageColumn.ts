import type { Entity } from '../../contract/defineEntity';
import type { Field } from '../../contract/fields';
import { fieldOf } from '../../contract/sharedFields';
import { isRecord } from '../../contract/values/isRecord';
import type { WireRecord } from '../db/rows/recordCodec';
import type { PackageLabels } from './packageLabels';

/** The value of a cell; dates and times as in the API. */
export type Cell = string | number | null;
export type CellType = 'text' | 'number' | 'date' | 'dateTime';

/** A column of a package's table. */
export interface PackageColumn {
  /** Its name in the manifest, usually the field's name. */
  name: string;
  type: CellType;
  /** Fields of the record that it needs. */
  fields: readonly string[];
  unit?: string;
  /** Name of the type list or choice in `dictionaries.csv`, when the column shows names from one. */
  dictionary?: string;
  heading: (labels: PackageLabels) => string;
  cell: (record: WireRecord, labels: PackageLabels) => Cell;
}

/** Returns the column of a field: names instead of codes and ids, money in yuan, lists in one cell. */
export function fieldColumn(entity: Entity, name: string, { unit }: { unit?: string } = {}): PackageColumn {
  const field = fieldOf(entity, name);
  if (!field) throw new Error(`${entity.name} has no field ${name}`);
  const dictionary = dictionaryOf(entity, name, field);
  return {
    name,
    type: typeOf(field),
    fields: field.derived ? [] : [name],
    ...(field.kind === 'money' ? { unit: 'CNY' } : unit ? { unit } : {}),
    ...(dictionary ? { dictionary } : {}),
    heading: (labels) => labels.fieldLabel(entity, name),
    cell: (record, labels) => cellOf({ entity, name, field, value: record[name], labels }),
  };
}

function typeOf({ kind }: Field): CellType {
  switch (kind) {
    case 'integer':
    case 'decimal':
    case 'money':
      return 'number';
    case 'date':
    case 'dateTime':
      return kind;
    default:
      return 'text';
  }
}

function dictionaryOf({ name: entity }: Entity, name: string, field: Field): string | undefined {
  if (field.kind === 'choice' || field.kind === 'choices') return `${entity}.${name}`;
  return field.kind === 'reference' || field.kind === 'references' ? field.entity : undefined;
}

interface CellInput {
  entity: Entity;
  name: string;
  field: Field;
  value: unknown;
  labels: PackageLabels;
}

function cellOf({ entity, name, field, value, labels }: CellInput): Cell {
  if (value === null || value === undefined) return null;
  switch (field.kind) {
    case 'choice':
      return labels.choice(entity, name, value);
    case 'choices':
      return asArray(value)
        .map((code) => labels.choice(entity, name, code))
        .join(labels.separator);
    case 'reference':
      return labels.dictionaryName(field.entity, value);
    case 'references':
      return asArray(value)
        .map((id) => labels.dictionaryName(field.entity, id))
        .join(labels.separator);
    case 'texts':
      return asArray(value).map(String).join(labels.separator);
    case 'boolean':
      return value === true ? labels.texts.yes : labels.texts.no;
    case 'money':
      return typeof value === 'number' ? value / 100 : null;
    default:
      return typeof value === 'number' ? value : String(value);
  }
}

/** Returns the items of a list; an empty array when it is missing. */
export function asArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns the rows of a list field; an empty array when it is missing. */
export function asRecords(value: unknown): WireRecord[] {
  return asArray(value).filter(isRecord);
}
