import type { SxProps, Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableContainer from '@mui/material/TableContainer';
import { type RaRecord, RecordContextProvider, useListContext, useTranslate } from 'react-admin';
import { BulkBar } from './BulkBar';
import { useListSettings } from './ListSettings';
import { RecordRow } from './RecordRow';
import { RecordTableHead } from './RecordTableHead';
import { useListOffers } from './useListOffers';
import { useRowSelection } from './useRowSelection';
import { useShownColumns } from './useShownColumns';

/**
 * The rows as a dense table: its header, the record's name and its actions stay in sight while scrolling.
 * Not react-admin's DataTable: its checkboxes lose their names under MUI 9, and its columns cannot stay in sight.
 */
export function RecordTable() {
  const { title: label } = useListSettings();
  const { data = [] } = useListContext<RaRecord>();
  const translate = useTranslate();
  const { shown, title } = useShownColumns();
  const selection = useRowSelection();
  const offers = useListOffers();
  return (
    <>
      <BulkBar />
      <TableContainer sx={tableSx} tabIndex={0} aria-label={translate(label)}>
        <Table stickyHeader size="small">
          <RecordTableHead
            columns={shown}
            title={title}
            selection={offers.onSelection ? selection : undefined}
            hasActions={offers.onRow}
          />
          <TableBody>
            {data.map((record) => (
              <RecordContextProvider key={record.id} value={record}>
                <RecordRow
                  record={record}
                  columns={shown}
                  title={title}
                  isSelected={selection.isSelected(record.id)}
                  onToggle={offers.onSelection ? selection.toggle : undefined}
                  hasActions={offers.onRow}
                />
              </RecordContextProvider>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}

// Rows are opaque, so that what scrolls under the columns in sight does not shine through.
const stuck = { position: 'sticky', backgroundColor: 'inherit', zIndex: 2 };
const tableSx: SxProps<Theme> = {
  // What stands above and below a list without conditions; the page scrolls where there is more.
  maxHeight: 'max(360px, calc(100dvh - 370px))',
  overscrollBehavior: 'contain',
  '& .MuiTableCell-root': {
    paddingInline: '8px',
    whiteSpace: 'nowrap',
    maxWidth: 200,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .MuiTableCell-head': { fontWeight: 600, color: 'text.secondary', backgroundColor: 'background.paper', zIndex: 3 },
  '& .MuiTableCell-paddingCheckbox': { paddingInline: '4px' },
  '& .kit-title': { ...stuck, left: 0 },
  '& .kit-actions': {
    ...stuck,
    right: 0,
    width: '1px',
    maxWidth: 'none',
    boxShadow: '-8px 0 8px -8px rgb(0 0 0 / 20%)',
  },
  '& .MuiTableCell-head.kit-title, & .MuiTableCell-head.kit-actions': {
    zIndex: 4,
    backgroundColor: 'background.paper',
  },
  '& .MuiTableBody-root .MuiTableRow-root': {
    backgroundColor: 'background.paper',
    '&:hover': { backgroundColor: (theme) => ground(theme, 4) },
    '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: (theme) => ground(theme, 10) },
  },
};

/** The paper with a breath of the theme's colour. */
function ground({ palette }: Theme, percent: number): string {
  return `color-mix(in srgb, ${palette.primary.main} ${percent}%, ${palette.background.paper})`;
}
