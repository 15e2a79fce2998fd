import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { memo } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { CellContent } from './CellContent';
import type { Column } from './columns';
import { useListSettings } from './ListSettings';
import { RowActions } from './RowActions';
import type { RowSelection } from './useRowSelection';

interface RecordRowProps {
  record: RaRecord;
  columns: readonly Column[];
  title: Column | undefined;
  isSelected: boolean;
  /** Absent where rows are not selected. */
  onToggle?: RowSelection['toggle'];
  hasActions: boolean;
}

/** One record of the table; rendered anew only when it is another one, however often the list is read. */
export const RecordRow = memo(function RecordRow({
  record,
  columns,
  title,
  isSelected,
  onToggle,
  hasActions,
}: RecordRowProps) {
  const { entity } = useListSettings();
  const translate = useTranslate();
  return (
    <TableRow hover selected={isSelected}>
      {onToggle && (
        <TableCell padding="checkbox">
          <Checkbox
            size="small"
            checked={isSelected}
            onClick={(event) => onToggle(record.id, event.shiftKey)}
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
      {hasActions && (
        <TableCell className="kit-actions" align="right">
          <RowActions record={record} />
        </TableCell>
      )}
    </TableRow>
  );
});

/** The click tells more than the change: whether Shift was held. */
function ignore(): undefined {
  return undefined;
}
