import type { ReactNode } from 'react';
import { useCreatePath, useResourceDefinitions } from 'react-admin';
import { TRANSLATED_NAMES } from '../../../../../contract/values/catalogueName';
import { type KitRecord, recordTitle } from '../../entity/recordTitle';
import { useLocaleCode } from '../../entity/useLocaleCode';
import { useFieldValues } from '../../field/FieldValue';
import { RecordPortrait } from '../../person/RecordPortrait';
import type { Column } from '../columns/columns';
import { useListSettings } from '../ListSettings';

/**
 * Returns a function that renders the cells of one record by column; called once per row. The title cell is the link to the
 * record, with a portrait if it is a person.
 */
export function useCells(record: KitRecord): (column: Column, isTitle: boolean) => ReactNode {
  const { entity, resource, onEdit, onOpen = onEdit } = useListSettings();
  const { titleField } = entity;
  const createPath = useCreatePath();
  const definition = useResourceDefinitions()[resource];
  const fieldValue = useFieldValues(record);
  const locale = useLocaleCode();
  const content = ({ source, render }: Column) =>
    render ? <CustomCell render={render} record={record} /> : fieldValue({ entity, source });
  const isTranslated = ({ source, render }: Column) =>
    source === titleField && !render && Object.hasOwn(entity.fields, TRANSLATED_NAMES[0]);
  const withLink = (value: ReactNode) => {
    if (definition?.hasShow && onOpen === onEdit) {
      return (
        <a className="kit-link" data-page="" href={createPath({ resource, id: record.id, type: 'show' })}>
          {value}
        </a>
      );
    }
    if (!onOpen) return value;
    return (
      <button type="button" className="kit-link" onClick={() => onOpen(record)}>
        {value}
      </button>
    );
  };
  return (column, isTitle) => {
    if (!isTitle) return content(column);
    return (
      <>
        {entity.person && column.source === titleField && <RecordPortrait entity={entity} record={record} />}
        {withLink(isTranslated(column) ? recordTitle({ record, titleField, locale }) : content(column))}
      </>
    );
  };
}

/** A separate component, so that a page's cell can use hooks. */
function CustomCell({ render, record }: { render: (record: KitRecord) => ReactNode; record: KitRecord }) {
  return render(record);
}
