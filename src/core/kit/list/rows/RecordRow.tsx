import { memo } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import type { AvailableActions } from '../../action/useAvailableActions';
import type { Column } from '../columns/columns';
import { useListSettings } from '../ListSettings';
import type { RowSelection } from '../selection/useRowSelection';
import { RowActions } from './RowActions';
import { RowCheck } from './RowCheck';
import { useCells } from './useCells';

interface RecordRowProps {
  record: RaRecord;
  columns: readonly Column[];
  title: Column | undefined;
  /** Whether it is in the panel beside the list. */
  isPeeked: boolean;
  isSelected: boolean;
  /** Absent if rows cannot be selected. */
  onToggle?: RowSelection['toggle'];
  /** Absent if no actions exist for a row. */
  availableActions?: AvailableActions;
}

/**
 * One row of the table. Memoized: re-renders only when its record changes, however often the list refetches. It uses plain
 * elements with CSS classes, because MUI's cells generate a style each.
 */
export const RecordRow = memo(function RecordRow({
  record,
  columns,
  title,
  isPeeked,
  isSelected,
  onToggle,
  availableActions,
}: RecordRowProps) {
  const { entity } = useListSettings();
  const translate = useTranslate();
  const cell = useCells(record);
  return (
    <tr
      className={`kit-row${isSelected ? ' kit-selected' : ''}${isPeeked ? ' kit-peeked' : ''}`}
      data-record={record.id}
      aria-current={isPeeked || undefined}
    >
      {onToggle && (
        <td className="kit-cell kit-checks">
          <RowCheck
            label={translate('kit.list.select', { name: String(record[entity.titleField] ?? record.id) })}
            checked={isSelected}
            onToggle={(isRange) => onToggle(record.id, isRange)}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.source} className={cellClass(column, column === title)}>
          {cell(column, column === title)}
        </td>
      ))}
      {availableActions && (
        <td className="kit-cell kit-number kit-actions">
          <RowActions record={record} available={availableActions} />
        </td>
      )}
    </tr>
  );
});

/** Returns the CSS classes of a column's cells. */
export function cellClass({ numeric }: Column, isTitle: boolean): string {
  return `kit-cell${numeric ? ' kit-number' : ''}${isTitle ? ' kit-title' : ''}`;
}
