import { useCreatePath, useResourceDefinitions } from 'react-admin';
import type { KitRecord } from '../entity/representRecord';
import { FieldValue } from '../field/FieldValue';
import { RecordPortrait } from '../person/RecordPortrait';
import type { Column } from './columns';
import { useListSettings } from './ListSettings';

interface CellContentProps {
  column: Column;
  record: KitRecord;
  isTitle: boolean;
}

/** One cell; the row's title is the link to the record, beside the portrait where it names a person. */
export function CellContent({ isTitle, ...cell }: CellContentProps) {
  const { entity } = useListSettings();
  if (!isTitle) return <Value {...cell} />;
  return (
    <>
      {entity.person && cell.column.source === entity.represent && (
        <RecordPortrait entity={entity} record={cell.record} />
      )}
      <TitleLink {...cell} />
    </>
  );
}

function Value({ column, record }: Omit<CellContentProps, 'isTitle'>) {
  const { entity } = useListSettings();
  return column.render ? column.render(record) : <FieldValue entity={entity} source={column.source} record={record} />;
}

function TitleLink(cell: Omit<CellContentProps, 'isTitle'>) {
  const { resource, onEdit, onOpen = onEdit } = useListSettings();
  const createPath = useCreatePath();
  const definition = useResourceDefinitions()[resource];
  const { record } = cell;
  if (definition?.hasShow && onOpen === onEdit) {
    return (
      <a className="kit-link" data-page="" href={createPath({ resource, id: record.id, type: 'show' })}>
        <Value {...cell} />
      </a>
    );
  }
  if (!onOpen) return <Value {...cell} />;
  return (
    <button type="button" className="kit-link" onClick={() => onOpen(record)}>
      <Value {...cell} />
    </button>
  );
}
