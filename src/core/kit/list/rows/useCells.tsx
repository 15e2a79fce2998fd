import type { ReactNode } from 'react';
import { useCreatePath, useResourceDefinitions } from 'react-admin';
import type { KitRecord } from '../../entity/recordTitle';
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
  const createPath = useCreatePath();
  const definition = useResourceDefinitions()[resource];
  const fieldValue = useFieldValues(record);
  const content = ({ source, render }: Column) =>
    render ? <CustomCell render={render} record={record} /> : fieldValue({ entity, source });
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
        {entity.person && column.source === entity.titleField && <RecordPortrait entity={entity} record={record} />}
        {withLink(content(column))}
      </>
    );
  };
}

/** A separate component, so that a page's cell can use hooks. */
function CustomCell({ render, record }: { render: (record: KitRecord) => ReactNode; record: KitRecord }) {
  return render(record);
}
