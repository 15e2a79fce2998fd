import RemoveIcon from '@mui/icons-material/Cancel';
import { useListContext, useTranslate } from 'react-admin';
import { fieldLabel } from '../../entity/labels';
import { useListSettings } from '../ListSettings';
import { FilterText } from './FilterText';
import { type ActiveFilter, activeFilters, filterCondition, KEYWORD, withoutFilter } from './filterValues';

/** All active filters as removable chips, and a button that clears all. */
export function FilterChips() {
  const { entity } = useListSettings();
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const active = activeFilters(entity, filterValues);
  if (active.length === 0) return null;
  return (
    <div className="kit-filters">
      {active.map((filter) => (
        <FilterChip
          key={filter.field}
          filter={filter}
          onRemove={() => setFilters(withoutFilter(filterValues, filter.field))}
        />
      ))}
      <button type="button" className="kit-button" onClick={() => setFilters({})}>
        {translate('kit.filter.clear')}
      </button>
    </div>
  );
}

function FilterChip({ filter, onRemove }: { filter: ActiveFilter; onRemove: () => void }) {
  const { entity, read } = useListSettings();
  const translate = useTranslate();
  const label = translate(
    filter.field === KEYWORD
      ? 'kit.list.keyword'
      : fieldLabel(entity, filterCondition(entity, filter.field, read)?.labelPath ?? filter.field),
  );
  return (
    <span className="kit-chip kit-chip-neutral kit-filter">
      <span>
        {label}
        {translate('kit.filter.colon')}
        <b>
          <FilterText filter={filter} />
        </b>
      </span>
      <button
        type="button"
        aria-label={translate('kit.filter.remove', { name: label })}
        onClick={onRemove}
        onKeyDown={({ key }) => (key === 'Delete' || key === 'Backspace') && onRemove()}
      >
        <RemoveIcon />
      </button>
    </span>
  );
}
