import { useContext } from 'react';
import { type RaRecord, useLocaleState, useResourceDefinitions, useTranslate } from 'react-admin';
import { PAGE_SIZE_MAX } from '../../../../contract/constants';
import type { Field } from '../../../../contract/fields';
import { listSeparator } from '../../../../contract/listSeparator';
import { HostContext } from '../../plugin-api';
import { useKitDataProvider } from '../action/useKitDataProvider';
import { findField } from '../entity/fields';
import { formatValue } from '../entity/formatValue';
import { choiceLabel } from '../entity/labels';
import { type KitRecord, representOf, representRecord } from '../entity/representRecord';
import type { Column } from '../list/columns';
import { asList } from '../list/filterValues';
import { useListSettings } from '../list/ListSettings';

/**
 * Returns a function that converts rows to text cells with localized headings, in the visible columns;
 * references appear by name.
 */
export function useExportTable() {
  const {
    entity,
    shownColumns: { shown },
  } = useListSettings();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const readNames = useReferenceNames();

  return async (rows: readonly KitRecord[]) => {
    const names = new Map<string, ReadonlyMap<string, string>>();
    for (const { source } of shown) {
      const field = findField(entity, source);
      if (!field || !isReference(field)) continue;
      names.set(
        source,
        await readNames(
          field.entity,
          rows.flatMap((row) => asList(row[source]).map(String)),
        ),
      );
    }
    const cell = (column: Column, row: KitRecord): string => {
      if (column.exportText) return column.exportText(row, translate);
      const field = findField(entity, column.source);
      const value = row[column.source];
      if (!field) return value === null || value === undefined ? '' : String(value);
      const known = names.get(column.source);
      if (known)
        return asList(value)
          .map((id) => known.get(String(id)) ?? `#${id}`)
          .join(listSeparator(locale));
      if (field.kind === 'money') return typeof value === 'number' ? (value / 100).toFixed(2) : '';
      return formatValue(field, value, {
        locale,
        translate,
        choiceLabel: (code) => choiceLabel(entity, column.source, code),
      });
    };
    return {
      headings: shown.map((column) => translate(column.label)),
      cells: rows.map((row) => shown.map((column) => cell(column, row))),
    };
  };
}

/** Reads the names of referenced records, a hundred at a time. */
function useReferenceNames() {
  const host = useContext(HostContext);
  const dataProvider = useKitDataProvider();
  const definitions = useResourceDefinitions();
  const [locale] = useLocaleState();
  return async (entity: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const names = new Map<string, string>();
    const resource = host?.entityResource(entity);
    if (!resource) return names;
    const represent = representOf(definitions[resource]);
    const wanted = [...new Set(ids)];
    for (let at = 0; at < wanted.length; at += PAGE_SIZE_MAX) {
      const { data } = await dataProvider.getMany<RaRecord>(resource, { ids: wanted.slice(at, at + PAGE_SIZE_MAX) });
      for (const record of data) names.set(String(record.id), representRecord({ record, represent, locale }));
    }
    return names;
  };
}

function isReference(field: Field): field is Extract<Field, { entity: string }> {
  return field.kind === 'reference' || field.kind === 'references';
}
