import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { type RaRecord, useTranslate } from 'react-admin';
import { CellContent } from './CellContent';
import type { Column } from './columns';
import { useListSettings } from './ListSettings';
import { RowActions } from './RowActions';
import type { RowSelection } from './useRowSelection';

/** One record of the table. */
export function RecordRow({
  record,
  columns,
  title,
  selection,
}: {
  record: RaRecord;
  columns: readonly Column[];
  title: Column | undefined;
  selection: RowSelection;
}) {
  const { entity } = useListSettings();
  const translate = useTranslate();
  const isSelected = selection.isSelected(record.id);
  return (
    <TableRow hover selected={isSelected}>
      {selection.isOffered && (
        <TableCell padding="checkbox">
          <Checkbox
            size="small"
            checked={isSelected}
            onClick={(event) => selection.toggle(record.id, event.shiftKey)}
            onChange={ignore}
            slotProps={{
              input: {
                'aria-label': translate('kit.list.select', { name: String(record[entity.represent] ?? record.id) }),
              },
            }}
          />
        </TableCell>
      )}
      {columns.map((column) => (
        <TableCell
          key={column.source}
          className={column === title ? 'kit-title' : undefined}
          align={column.numeric ? 'right' : 'left'}
        >
          <CellContent column={column} record={record} isTitle={column === title} />
        </TableCell>
      ))}
      <TableCell className="kit-actions" align="right">
        <RowActions record={record} />
      </TableCell>
    </TableRow>
  );
}

/** The click tells more than the change: whether Shift was held. */
function ignore(): undefined {
  return undefined;
}
