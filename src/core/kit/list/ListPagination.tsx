import type { Theme } from '@mui/material/styles';
import TablePagination from '@mui/material/TablePagination';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext, useTranslate } from 'react-admin';
import { PAGE_SIZES } from '../../../../contract/constants';

/** Paging below the rows: total, rows a page, first, previous, next, last. */
export function ListPagination() {
  const { page, perPage, total, setPage, setPerPage, isPending } = useListContext();
  const translate = useTranslate();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  if (isPending || !total) return null;
  return (
    <TablePagination
      component="div"
      count={total}
      page={Math.min(page - 1, Math.max(0, Math.ceil(total / perPage) - 1))}
      rowsPerPage={perPage}
      rowsPerPageOptions={isPhone ? [] : [...PAGE_SIZES]}
      onPageChange={(_, next) => setPage(next + 1)}
      onRowsPerPageChange={(event) => setPerPage(Number(event.target.value))}
      labelRowsPerPage={translate('ra.navigation.page_rows_per_page')}
      labelDisplayedRows={({ from, to, count }) => translate('kit.list.range', { from, to, total: count })}
      getItemAriaLabel={(type) => translate(`kit.list.page.${type}`)}
      showFirstButton
      showLastButton
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        overflow: 'visible',
        '& .MuiTablePagination-toolbar': { paddingInline: 1 },
      }}
    />
  );
}
