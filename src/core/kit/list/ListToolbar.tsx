import RefreshIcon from '@mui/icons-material/Refresh';
import { useListContext, useTranslate } from 'react-admin';
import { searchFields } from '../../../../contract/query/searching';
import { ToolButton } from '../page/ToolButton';
import { ColumnChooser } from './columns/ColumnChooser';
import { MoreColumns } from './columns/MoreColumns';
import { DeletedButton } from './deleted/DeletedButton';
import { AddCondition } from './filters/AddCondition';
import { SearchBox } from './filters/SearchBox';
import { useListSettings } from './ListSettings';
import { LookupButton } from './lookup/LookupButton';
import { ViewsButton } from './views/ViewsButton';

/** Search, new condition, views, columns and refresh, in one row. */
export function ListToolbar() {
  const { entity, filters, read } = useListSettings();
  const { refetch, isFetching } = useListContext();
  const translate = useTranslate();
  const hasSearch = searchFields(entity).length > 0 && (!read || entity.reads?.[read]?.filters === true);
  return (
    <div role="toolbar" aria-label={translate('kit.list.tools')} className="kit-toolbar">
      {hasSearch && <SearchBox />}
      <LookupButton />
      {filters.length > 0 && <AddCondition />}
      <ViewsButton />
      <span className="kit-space" />
      <MoreColumns />
      <ToolButton
        label={translate('ra.action.refresh')}
        icon={<RefreshIcon className={isFetching ? 'kit-turning' : undefined} />}
        onClick={() => void refetch()}
      />
      <DeletedButton />
      <ColumnChooser />
    </div>
  );
}
