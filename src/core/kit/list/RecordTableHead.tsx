import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useListContext, useTranslate } from 'react-admin';
import type { Column } from './columns';
import type { RowSelection } from './useRowSelection';

/** The table's header: selects the page, sorts by a column and the other way round when asked again. */
export function RecordTableHead({
  columns,
  title,
  selection,
  hasActions,
}: {
  columns: readonly Column[];
  title: Column | undefined;
  /** Absent where rows are not selected. */
  selection: RowSelection | undefined;
  hasActions: boolean;
}) {
  const translate = useTranslate();
  return (
    <TableHead>
      <TableRow>
        {selection && (
          <TableCell padding="checkbox">
            <Checkbox
              size="small"
              checked={selection.page === 'all'}
              indeterminate={selection.page === 'some'}
              onChange={selection.togglePage}
              slotProps={{ input: { 'aria-label': translate('ra.action.select_all') } }}
            />
          </TableCell>
        )}
        {columns.map((column) => (
          <HeadCell key={column.source} column={column} isTitle={column === title} />
        ))}
        {hasActions && (
          <TableCell className="kit-actions" align="right">
            {translate('kit.list.actions')}
          </TableCell>
        )}
      </TableRow>
    </TableHead>
  );
}

function HeadCell({ column, isTitle }: { column: Column; isTitle: boolean }) {
  const { sort, setSort } = useListContext();
  const translate = useTranslate();
  const isSorted = column.sortable && sort.field === column.source;
  const direction = sort.order === 'ASC' ? 'asc' : 'desc';
  const label = translate(column.label);
  return (
    <TableCell
      className={isTitle ? 'kit-title' : undefined}
      align={column.numeric ? 'right' : 'left'}
      aria-sort={isSorted ? (sort.order === 'ASC' ? 'ascending' : 'descending') : undefined}
      title={label}
    >
      {column.sortable ? (
        <TableSortLabel
          active={isSorted}
          direction={isSorted ? direction : 'asc'}
          onClick={() => setSort({ field: column.source, order: isSorted && sort.order === 'ASC' ? 'DESC' : 'ASC' })}
        >
          {label}
        </TableSortLabel>
      ) : (
        <Box component="span">{label}</Box>
      )}
    </TableCell>
  );
}
