import FilterListIcon from '@mui/icons-material/FilterList';
import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useListContext, useTranslate } from 'react-admin';
import { searchedFields } from '../../../../contract/query/searching';
import { ColumnChooser } from './ColumnChooser';
import { activeFilters, KEYWORD } from './filterValues';
import { useListSettings } from './ListSettings';
import { LookupButton } from './LookupButton';
import { SavedFilters } from './SavedFilters';
import { SearchBox } from './SearchBox';

/** Search, filters, saved filters, columns and refresh, in one row. */
export function ListToolbar({ isPanelOpen, onTogglePanel }: { isPanelOpen: boolean; onTogglePanel: () => void }) {
  const { entity, filters, read } = useListSettings();
  const { filterValues, refetch, isFetching } = useListContext();
  const translate = useTranslate();
  const count = activeFilters(entity, filterValues).filter(({ field }) => field !== KEYWORD).length;
  const hasSearch = searchedFields(entity).length > 0 && (!read || entity.reads?.[read]?.filters === true);
  return (
    <Box
      role="toolbar"
      aria-label={translate('kit.list.tools')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, padding: 1, alignItems: 'center' }}
    >
      {hasSearch && <SearchBox />}
      <LookupButton />
      {filters.length > 0 && (
        <Button
          size="small"
          startIcon={<FilterListIcon />}
          onClick={onTogglePanel}
          aria-expanded={isPanelOpen}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {translate('kit.filter.panel')}
          {count > 0 && <Count>{count}</Count>}
        </Button>
      )}
      <SavedFilters />
      <Box sx={{ flex: 1 }} />
      <Tooltip title={translate('ra.action.refresh')}>
        <IconButton size="small" aria-label={translate('ra.action.refresh')} onClick={() => void refetch()}>
          {isFetching ? <CircularProgress size={20} aria-hidden /> : <RefreshIcon fontSize="small" />}
        </IconButton>
      </Tooltip>
      <ColumnChooser />
    </Box>
  );
}

/** How many conditions are in force. */
function Count({ children }: { children: number }) {
  return (
    <Box
      component="span"
      sx={{
        marginInlineStart: 0.75,
        minWidth: 18,
        paddingInline: '5px',
        borderRadius: '9px',
        fontSize: '0.75rem',
        lineHeight: '18px',
        backgroundColor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      {children}
    </Box>
  );
}
