import { type HTMLAttributes, useId } from 'react';
import { type RaRecord, RecordContextProvider, useListContext, useTranslate } from 'react-admin';
import { FittedColumns } from '../columns/FittedColumns';
import { useListSettings } from '../ListSettings';
import { clickedRecord, recordOfSpace } from '../peek/rowEvents';
import { usePeek } from '../peek/usePeek';
import { BulkBar } from '../selection/BulkBar';
import { useRowSelection } from '../selection/useRowSelection';
import { useAvailableListActions } from '../useAvailableListActions';
import { useDensity } from '../views/activeView';
import { RecordRow } from './RecordRow';
import { RecordTableHead } from './RecordTableHead';

/**
 * The rows as a dense table with sticky header, title column and actions. Not react-admin's DataTable: its checkboxes lose
 * their accessible names under MUI 9, and its columns cannot be sticky.
 */
export function RecordTable() {
  const {
    key,
    title: label,
    shownColumns: { shown, title },
  } = useListSettings();
  const { data = [] } = useListContext<RaRecord>();
  const translate = useTranslate();
  const selection = useRowSelection();
  const availableActions = useAvailableListActions();
  const id = useId();
  const [density] = useDensity(key);
  const peek = usePeek();
  const openPeek = (recordId: string | undefined) => {
    if (recordId !== undefined) peek.open(recordId);
    return recordId !== undefined;
  };
  const handlers: HTMLAttributes<HTMLElement> = peek.isOffered
    ? {
        onClick: (event) => openPeek(clickedRecord(event)),
        onKeyDown: (event) => openPeek(recordOfSpace(event)) && event.preventDefault(),
      }
    : {};
  return (
    <>
      <BulkBar />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard (WCAG 2.1.1) */}
      <section className="kit-table" data-density={density} data-fit={id} tabIndex={0} aria-label={translate(label)}>
        <FittedColumns name={id} leading={availableActions.hasBulkActions ? 1 : 0} />
        <table>
          <RecordTableHead
            columns={shown}
            title={title}
            selection={availableActions.hasBulkActions ? selection : undefined}
            hasActions={availableActions.row !== undefined}
          />
          <tbody className={peek.isOffered ? 'kit-peekable' : undefined} {...handlers}>
            {data.map((record) => (
              <RecordContextProvider key={record.id} value={record}>
                <RecordRow
                  record={record}
                  columns={shown}
                  title={title}
                  isPeeked={peek.id === String(record.id)}
                  isSelected={selection.isSelected(record.id)}
                  onToggle={availableActions.hasBulkActions ? selection.toggle : undefined}
                  availableActions={availableActions.row}
                />
              </RecordContextProvider>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
