import { useContext } from 'react';
import { type RaRecord, useAuthProvider, useLocaleState, useResourceDefinitions, useTranslate } from 'react-admin';
import { PAGE_SIZE_MAX } from '../../../../contract/constants';
import type { Field } from '../../../../contract/fields';
import { listSeparator } from '../../../../contract/values/listSeparator';
import { HostContext } from '../../plugin-api';
import { useKitDataProvider } from '../action/useKitDataProvider';
import { findField } from '../entity/fields';
import { formatValue } from '../entity/formatValue';
import { choiceLabel } from '../entity/labels';
import { type KitRecord, recordTitle, titleSourceOf } from '../entity/recordTitle';
import { toReferenceNames } from '../field/ReferenceNames';
import { localizedName } from '../field/ReferenceValue';
import type { Column } from '../list/columns/columns';
import { asList } from '../list/filters/filterValues';
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
          rows,
        ),
      );
    }
    const cell = (column: Column, row: KitRecord): string => {
      if (column.exportText) return column.exportText(row, translate);
      const field = findField(entity, column.source);
      const value = row[column.source];
      if (!field) return value === null || value === undefined ? '' : String(value);
      const namesById = names.get(column.source);
      if (namesById)
        return asList(value)
          .map((id) => namesById.get(String(id)) ?? `#${id}`)
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
  const [locale = 'zh-CN'] = useLocaleState();
  const authProvider = useAuthProvider();
  const { resource: list } = useListSettings();

  async function namesFromList(entity: string, rows: readonly KitRecord[]): Promise<Map<string, string>> {
    const names = new Map<string, string>();
    for (let at = 0; at < rows.length; at += PAGE_SIZE_MAX) {
      const { meta } = await dataProvider.getList<RaRecord>(list, {
        pagination: { page: 1, perPage: PAGE_SIZE_MAX },
        sort: { field: 'id', order: 'ASC' },
        filter: { id: rows.slice(at, at + PAGE_SIZE_MAX).map(({ id }) => id) },
        meta: { with: ['references'], silent: true },
      });
      for (const [id, found] of toReferenceNames(meta?.references)[entity] ?? []) {
        const name = localizedName(found, locale);
        if (name) names.set(String(id), name);
      }
    }
    return names;
  }

  return async (entity: string, ids: readonly string[], rows: readonly KitRecord[]) => {
    const names = new Map<string, string>();
    const resource = host?.entityResource(entity);
    const isAllowed = resource && (await authProvider?.canAccess?.({ resource, action: 'list' })) !== false;
    // Who may not read the records themselves has their names from the list of those that refer to them.
    if (!isAllowed) return namesFromList(entity, rows);
    const titleSource = titleSourceOf(definitions[resource]);
    const uniqueIds = [...new Set(ids)];
    for (let at = 0; at < uniqueIds.length; at += PAGE_SIZE_MAX) {
      const { data } = await dataProvider.getMany<RaRecord>(resource, { ids: uniqueIds.slice(at, at + PAGE_SIZE_MAX) });
      for (const record of data) names.set(String(record.id), recordTitle({ record, titleField: titleSource, locale }));
    }
    return names;
  };
}

function isReference(field: Field): field is Extract<Field, { entity: string }> {
  return field.kind === 'reference' || field.kind === 'references';
}
