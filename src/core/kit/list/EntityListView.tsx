import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext } from 'react-admin';
import { PageHeader } from '../page/PageHeader';
import { SlotWidgets } from '../page/SlotWidgets';
import { FilterChips } from './filters/FilterChips';
import { QuickFilters } from './filters/QuickFilters';
import { ListActions } from './ListActions';
import { ListEmpty } from './ListEmpty';
import { ListError } from './ListError';
import { ListPagination } from './ListPagination';
import { useListSettings } from './ListSettings';
import { ListToolbar } from './ListToolbar';
import { ListSkeleton } from './rows/ListSkeleton';
import { RecordCards } from './rows/RecordCards';
import { RecordTable } from './rows/RecordTable';
import { StableRows } from './rows/StableRows';
import { useClearSelectionOnFilterChange } from './selection/useClearSelectionOnFilterChange';

/** Layout of the list page: header, quick filters, toolbar, conditions, rows, pagination. */
export function EntityListView() {
  const { title, description, top, quickFilters } = useListSettings();
  return (
    <div className="kit-page">
      <PageHeader title={title} description={description} actions={<ListActions />} />
      {top}
      <SlotWidgets page="list" />
      <div className="kit-paper">
        {quickFilters.length > 0 && <QuickFilters />}
        <ListToolbar />
        <FilterChips />
        <Rows />
        <ListPagination />
      </div>
    </div>
  );
}

function Rows() {
  const { error, isPending, isFetching, data, total } = useListContext();
  useClearSelectionOnFilterChange();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  if (error && !data) return <ListError />;
  if (isPending) return <ListSkeleton isPhone={isPhone} />;
  if (total === 0 || data.length === 0) return <ListEmpty />;
  return (
    <StableRows isBusy={isFetching === true}>
      {error && <ListError />}
      {isPhone ? <RecordCards /> : <RecordTable />}
    </StableRows>
  );
}
