import { useListContext, useTranslate } from 'react-admin';
import type { Column } from '../columns/columns';
import type { RowSelection } from '../selection/useRowSelection';
import { cellClass } from './RecordRow';
import { RowCheck } from './RowCheck';
import { RowIcon } from './RowIcon';

/** The table's header: selects the page; sorts by a column, and reverses the order on the second click. */
export function RecordTableHead({
  columns,
  title,
  selection,
  hasActions,
}: {
  columns: readonly Column[];
  title: Column | undefined;
  /** Absent if rows cannot be selected. */
  selection: RowSelection | undefined;
  hasActions: boolean;
}) {
  const translate = useTranslate();
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className="kit-cell kit-head kit-checks">
            <RowCheck
              label={translate('ra.action.select_all')}
              checked={selection.page === 'all'}
              isMixed={selection.page === 'some'}
              onToggle={selection.togglePage}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.source} column={column} isTitle={column === title} />
        ))}
        {hasActions && (
          <th scope="col" className="kit-cell kit-head kit-number kit-actions">
            {translate('kit.list.actions')}
          </th>
        )}
      </tr>
    </thead>
  );
}

/** A heading of several words wraps to two lines, so that a column is no wider than its values need. */
const HEADING_CH = 0.6;

function HeadCell({ column, isTitle }: { column: Column; isTitle: boolean }) {
  const { sort, setSort } = useListContext();
  const translate = useTranslate();
  const isSorted = column.sortable && sort.field === column.source;
  const isUp = !isSorted || sort.order === 'ASC';
  const label = translate(column.label);
  return (
    <th
      scope="col"
      className={`${cellClass(column, isTitle)} kit-head`}
      aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : undefined}
      title={label}
      data-column={column.source}
      style={{ minWidth: `${Math.ceil(label.length * HEADING_CH)}ch` }}
    >
      {column.sortable ? (
        <button
          type="button"
          className={isUp ? 'kit-sort kit-sort-up' : 'kit-sort'}
          onClick={() => setSort({ field: column.source, order: isSorted && isUp ? 'DESC' : 'ASC' })}
        >
          {label}
          <RowIcon name="down" />
        </button>
      ) : (
        label
      )}
    </th>
  );
}
