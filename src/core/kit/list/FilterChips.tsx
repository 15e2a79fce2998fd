import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useListContext, useTranslate } from 'react-admin';
import { fieldLabel } from '../entity/labels';
import { FilterText } from './FilterText';
import { type ActiveFilter, activeFilters, filterCondition, KEYWORD, withoutFilter } from './filterValues';
import { useListSettings } from './ListSettings';

/** Everything that narrows the list, each with one click to take it away, and one to take all away. */
export function FilterChips() {
  const { entity } = useListSettings();
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const active = activeFilters(entity, filterValues);
  if (active.length === 0) return null;
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, paddingInline: 1, paddingBlockEnd: 1, alignItems: 'center' }}
    >
      {active.map((filter) => (
        <Chip
          key={filter.field}
          size="small"
          label={<ChipText filter={filter} />}
          onDelete={() => setFilters(withoutFilter(filterValues, filter.field))}
        />
      ))}
      <Button size="small" onClick={() => setFilters({})}>
        {translate('kit.filter.clear')}
      </Button>
    </Box>
  );
}

function ChipText({ filter }: { filter: ActiveFilter }) {
  const { entity, read } = useListSettings();
  const translate = useTranslate();
  const label = translate(
    filter.field === KEYWORD
      ? 'kit.list.keyword'
      : fieldLabel(entity, filterCondition(entity, filter.field, read)?.labelPath ?? filter.field),
  );
  return (
    <>
      {label}
      {translate('kit.filter.colon')}
      <b>
        <FilterText filter={filter} />
      </b>
    </>
  );
}
