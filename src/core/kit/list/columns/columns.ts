import { type ComponentType, createElement, type ReactNode } from 'react';
import type { Entity } from '../../../../../contract/defineEntity';
import { columnNames, defaultColumnNames, findField, isListSortable, isNumeric } from '../../entity/fields';
import { fieldLabel } from '../../entity/labels';
import type { KitRecord } from '../../entity/recordTitle';

/** A custom column, for what a field alone cannot express. */
export interface FieldColumn<Name extends string = string> {
  source: Name;
  /** Message key. Defaults to the field's label. */
  label?: string;
  render?: (record: KitRecord) => ReactNode;
  /** Text of the cell in exports. Defaults to the field's value. */
  exportText?: (record: KitRecord, translate: (key: string) => string) => string;
  sortable?: boolean;
  numeric?: boolean;
}

/** A column without a field: it has its own name, label and cells. */
export interface OwnColumn extends FieldColumn {
  label: string;
  render: (record: KitRecord) => ReactNode;
}

export type CustomColumn<Name extends string = string> = FieldColumn<Name> | OwnColumn;

/** A column of the table. */
export interface Column extends FieldColumn {
  label: string;
  sortable: boolean;
  numeric: boolean;
}

export type ColumnInput<Name extends string = string> = Name | CustomColumn<Name>;

/** Renders a field of a record in a custom way. */
export type FieldView = ComponentType<{ record: KitRecord }>;

/** Custom cells by field. */
export type FieldCells<Name extends string = string> = Readonly<Partial<Record<Name, FieldView>>>;

/** Returns all columns that a list can show: those named by the page first, then every other field that fits into a cell. */
export function resolveColumns({
  entity,
  named = defaultColumnNames(entity),
  cells = {},
  read,
}: {
  entity: Entity;
  named?: readonly ColumnInput[];
  cells?: FieldCells;
  /** Special read that returns the rows; if it accepts no sort, its order is fixed. */
  read?: string;
}): { all: Column[]; defaults: string[] } {
  const hasFixedOrder = read !== undefined && !entity.reads?.[read]?.filters;
  const column = (input: ColumnInput) => {
    const resolved = toColumn(entity, input, cells);
    return hasFixedOrder ? { ...resolved, sortable: false } : resolved;
  };
  const namedColumns = named.map(column);
  const defaults = namedColumns.map((column) => column.source);
  const others = columnNames(entity)
    .filter((name) => !defaults.includes(name))
    .map(column);
  return { all: [...namedColumns, ...others], defaults };
}

function toColumn(entity: Entity, input: ColumnInput, cells: FieldCells): Column {
  const custom = typeof input === 'string' ? { source: input } : input;
  const cell = cells[custom.source];
  const field = findField(entity, custom.source);
  return {
    ...(cell && { render: (record: KitRecord) => createElement(cell, { record }) }),
    ...custom,
    label: custom.label ?? fieldLabel(entity, custom.source),
    sortable: custom.sortable ?? isListSortable(entity, custom.source),
    numeric: custom.numeric ?? (field ? isNumeric(field) : false),
  };
}

/** Returns the selected columns in the selected order. */
export function visibleColumns(columns: readonly Column[], namedColumns: readonly string[]): Column[] {
  return namedColumns.flatMap((name) => columns.find((column) => column.source === name) ?? []);
}

/**
 * Returns the column that names the record and links to it: the entity's title field, or the first column if that is hidden.
 */
export function titleColumn(entity: Entity, shown: readonly Column[]): Column | undefined {
  return shown.find((column) => column.source === entity.titleField) ?? shown[0];
}
