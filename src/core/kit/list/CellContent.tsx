import Link from '@mui/material/Link';
import { useCreatePath, useResourceDefinitions } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { KitRecord } from '../entity/representRecord';
import { FieldValue } from '../field/FieldValue';
import type { Column } from './columns';
import { useListSettings } from './ListSettings';

/** One cell; the row's title is the link to the record. */
export function CellContent({ column, record, isTitle }: { column: Column; record: KitRecord; isTitle: boolean }) {
  const { entity, resource, onEdit, onOpen = onEdit } = useListSettings();
  const createPath = useCreatePath();
  const definition = useResourceDefinitions()[resource];
  const content = column.render ? (
    column.render(record)
  ) : (
    <FieldValue entity={entity} source={column.source} record={record} />
  );
  if (!isTitle) return content;
  if (definition?.hasShow && onOpen === onEdit) {
    return (
      <Link component={RouterLink} to={createPath({ resource, id: record.id, type: 'show' })} underline="hover">
        {content}
      </Link>
    );
  }
  if (onOpen) {
    return (
      <Link
        component="button"
        type="button"
        underline="hover"
        onClick={() => onOpen(record)}
        sx={{ font: 'inherit', textAlign: 'inherit' }}
      >
        {content}
      </Link>
    );
  }
  return content;
}
