import { type ComponentType, createElement, type ReactNode } from 'react';
import type { Entity } from '../../../../contract/defineEntity';
import { columnNames, defaultColumnNames, findField, isListSortable, isNumeric } from '../entity/fields';
import { fieldLabel } from '../entity/labels';
import type { KitRecord } from '../entity/representRecord';

/** A column written by hand, for what a field alone does not say. */
export interface FieldColumn<Name extends string = string> {
  source: Name;
  /** Message key; the field's label unless told. */
  label?: string;
  render?: (record: KitRecord) => ReactNode;
  /** Text of the cell in exports; the field's value unless told. */
  exportText?: (record: KitRecord, translate: (key: string) => string) => string;
  sortable?: boolean;
  numeric?: boolean;
}

/** A column that is no field: it brings its name, its label and its cells. */
export interface OwnColumn extends FieldColumn {
  label: string;
  render: (record: KitRecord) => ReactNode;
}

export type CustomColumn<Name extends string = string> = FieldColumn<Name> | OwnColumn;

/** A column as the table shows it. */
export interface Column extends FieldColumn {
  label: string;
  sortable: boolean;
  numeric: boolean;
}

export type ColumnInput<Name extends string = string> = Name | CustomColumn<Name>;

/** Shows the value of a field of a record in a way of its own. */
export type FieldView = ComponentType<{ record: KitRecord }>;

/** Cells of the page's own, by field. */
export type FieldCells<Name extends string = string> = Readonly<Partial<Record<Name, FieldView>>>;

/** All columns a list can show: those named by the page first, then every other field that fits into a cell. */
export function resolveColumns({
  entity,
  named = defaultColumnNames(entity),
  cells = {},
  read,
}: {
  entity: Entity;
  named?: readonly ColumnInput[];
  cells?: FieldCells;
  /** Special read that answers the list; one that takes no sort has an order of its own. */
  read?: string;
}): { all: Column[]; defaults: string[] } {
  const hasOrder = read !== undefined && !entity.reads?.[read]?.filters;
  const column = (input: ColumnInput) => {
    const resolved = toColumn(entity, input, cells);
    return hasOrder ? { ...resolved, sortable: false } : resolved;
  };
  const chosen = named.map(column);
  const defaults = chosen.map((column) => column.source);
  const others = columnNames(entity)
    .filter((name) => !defaults.includes(name))
    .map(column);
  return { all: [...chosen, ...others], defaults };
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

/** The chosen columns in the chosen order. */
export function visibleColumns(columns: readonly Column[], chosen: readonly string[]): Column[] {
  return chosen.flatMap((name) => columns.find((column) => column.source === name) ?? []);
}

/** The column that names the record and leads to it: the one that represents it, or the first where that is not shown. */
export function titleColumn(entity: Entity, shown: readonly Column[]): Column | undefined {
  return shown.find((column) => column.source === entity.represent) ?? shown[0];
}
