import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense } from 'react';
import { useListContext } from 'react-admin';
import { PageHeader } from '../page/PageHeader';
import { SlotWidgets } from '../page/SlotWidgets';
import { useIsIdle } from '../page/useIsIdle';
import { FilterChips } from './filters/FilterChips';
import { QuickFilters } from './filters/QuickFilters';
import { ListActions } from './ListActions';
import { ListEmpty } from './ListEmpty';
import { ListError } from './ListError';
import { ListPagination } from './ListPagination';
import { useListSettings } from './ListSettings';
import { ListToolbar } from './ListToolbar';
import { Peek } from './peek/Peek';
import { ListSkeleton } from './rows/ListSkeleton';
import { RecordCards } from './rows/RecordCards';
import { RecordTable } from './rows/RecordTable';
import { StableRows } from './rows/StableRows';
import { useClearSelectionOnFilterChange } from './selection/useClearSelectionOnFilterChange';
import { useLinkedView } from './views/useLinkedView';

const ViewStatus = lazy(() => import('./views/ViewStatus'));

/** Layout of the list page: header, quick filters, toolbar, conditions, rows, pagination. */
export function EntityListView() {
  const { key, title, description, top, quickFilters } = useListSettings();
  const isIdle = useIsIdle();
  useLinkedView(key);
  return (
    <div className="kit-page">
      <PageHeader title={title} description={description} actions={<ListActions />} />
      {top}
      <SlotWidgets page="list" />
      <div className="kit-paper">
        {quickFilters.length > 0 && <QuickFilters />}
        <ListToolbar />
        <FilterChips />
        {isIdle && (
          <Suspense fallback={null}>
            <ViewStatus />
          </Suspense>
        )}
        <Rows />
        <ListPagination />
      </div>
      <Peek />
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
