import Box from '@mui/material/Box';
import { useContext } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { HostContext } from '../../../plugin-api';
import { useListSettings } from '../ListSettings';
import { FilterInput } from './FilterInput';
import { withFilter } from './filterValues';

/** One small input for each filterable field; each change applies immediately. Loaded on first use. */
export default function FilterPanel() {
  const { entity, filters } = useListSettings();
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const host = useContext(HostContext);
  // Without a resource, records of an entity have no names to choose from.
  const availableFilters = filters.filter(({ field }) => !('entity' in field) || host?.entityResource(field.entity));
  return (
    <Box
      role="search"
      aria-label={translate('kit.filter.panel')}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))',
        gap: 1.25,
        padding: 1.5,
        borderTop: 1,
        borderBottom: 1,
        borderColor: 'divider',
        backgroundColor: 'action.hover',
        marginBlockEnd: 1,
      }}
    >
      {availableFilters.map((condition) => (
        <Box
          key={condition.name}
          sx={{ gridColumn: { sm: condition.control === 'dateRange' ? 'span 2' : undefined }, minWidth: 0 }}
        >
          <FilterInput
            entity={entity}
            condition={condition}
            value={filterValues[condition.name]}
            onChange={(value) => setFilters(withFilter(filterValues, condition.name, value))}
          />
        </Box>
      ))}
    </Box>
  );
}
