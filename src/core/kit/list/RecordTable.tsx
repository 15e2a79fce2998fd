import { type RaRecord, RecordContextProvider, useListContext, useTranslate } from 'react-admin';
import { BulkBar } from './BulkBar';
import { useListSettings } from './ListSettings';
import { RecordRow } from './RecordRow';
import { RecordTableHead } from './RecordTableHead';
import { useListOffers } from './useListOffers';
import { useRowSelection } from './useRowSelection';

/**
 * The rows as a dense table with sticky header, title column and actions. Not react-admin's DataTable: its checkboxes lose
 * their accessible names under MUI 9, and its columns cannot be sticky.
 */
export function RecordTable() {
  const {
    title: label,
    shownColumns: { shown, title },
  } = useListSettings();
  const { data = [] } = useListContext<RaRecord>();
  const translate = useTranslate();
  const selection = useRowSelection();
  const offers = useListOffers();
  return (
    <>
      <BulkBar />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard (WCAG 2.1.1) */}
      <section className="kit-table" tabIndex={0} aria-label={translate(label)}>
        <table>
          <RecordTableHead
            columns={shown}
            title={title}
            selection={offers.onSelection ? selection : undefined}
            hasActions={offers.row !== undefined}
          />
          <tbody>
            {data.map((record) => (
              <RecordContextProvider key={record.id} value={record}>
                <RecordRow
                  record={record}
                  columns={shown}
                  title={title}
                  isSelected={selection.isSelected(record.id)}
                  onToggle={offers.onSelection ? selection.toggle : undefined}
                  offers={offers.row}
                />
              </RecordContextProvider>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
