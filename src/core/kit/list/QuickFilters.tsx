import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useListContext, useTranslate } from 'react-admin';
import { sameValue } from '../entity/changedFields';
import { useCount } from '../figure/useCount';
import { type FilterValues, includesFilter, KEYWORD, withoutFilter } from './filterValues';
import { type QuickFilter, useListSettings } from './ListSettings';

/** The page's quick filters as tabs: "all" and one for each; a tab replaces the whole filter. */
export function QuickFilters() {
  const { quickFilters, defaultFilter } = useListSettings();
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const selected = selectedIndex({ quickFilters, defaultFilter, values: filterValues });
  return (
    <Tabs
      value={selected}
      variant="scrollable"
      scrollButtons="auto"
      onChange={(_, at: number) =>
        setFilters(at === 0 ? { ...defaultFilter } : (quickFilters[at - 1]?.filter ?? { ...defaultFilter }))
      }
      aria-label={translate('kit.filter.quick')}
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        '& .MuiTab-root': { minWidth: 0, paddingInline: 1.5 },
      }}
    >
      <Tab label={<TabLabel text={translate('kit.filter.all')} />} />
      {quickFilters.map((quick) => (
        <Tab
          key={quick.label}
          label={<TabLabel text={translate(quick.label)} count={quick.count ? quick.filter : undefined} />}
        />
      ))}
    </Tabs>
  );
}

function TabLabel({ text, count }: { text: string; count?: FilterValues }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center', whiteSpace: 'nowrap' }}>
      {text} {count && <FilterCount filter={count} />}
    </Box>
  );
}

/** For how long a count serves again. */
const COUNT_MS = 15_000;

/** How many records match. */
function FilterCount({ filter }: { filter: FilterValues }) {
  const { resource, permanentFilter } = useListSettings();
  const { count } = useCount({ resource, filter: { ...permanentFilter, ...filter }, staleTime: COUNT_MS });
  if (count === undefined) return null;
  return (
    <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
      {count}
    </Box>
  );
}

/** The most specific quick filter that is in force; a keyword alone does not leave "all". */
function selectedIndex({
  quickFilters,
  defaultFilter,
  values,
}: {
  quickFilters: readonly QuickFilter[];
  defaultFilter: FilterValues;
  values: FilterValues;
}): number | false {
  const exact = quickFilters
    .map((quick, at) => ({ at: at + 1, size: Object.keys(quick.filter).length, filter: quick.filter }))
    .filter(({ filter }) => includesFilter(values, filter))
    .sort((a, b) => b.size - a.size)[0];
  if (exact) return exact.at;
  return sameValue(withoutFilter(values, KEYWORD), defaultFilter) ? 0 : false;
}
