import { lazy, Suspense, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { moveFocus } from '../../page/moveFocus';
import { useListSettings } from '../ListSettings';
import { FilterChip } from './FilterChip';
import { activeFilters, type FilterCondition, withoutFilter } from './filterValues';

const ConditionPopover = lazy(() => import('./ConditionPopover'));

/** All active conditions as chips, which arrow keys walk along, and a button that clears all. */
export function FilterChips() {
  const { entity } = useListSettings();
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const [edited, setEdited] = useState<{ condition: FilterCondition; anchor: HTMLElement }>();
  const active = activeFilters(entity, filterValues);
  if (active.length === 0) return null;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs */}
      <div
        role="group"
        aria-label={translate('kit.filter.active')}
        className="kit-filters"
        onKeyDown={(event) => moveFocus(event, { items: '[data-chip]' })}
      >
        {active.map((filter) => (
          <FilterChip
            key={filter.field}
            filter={filter}
            onEdit={(condition, anchor) => setEdited({ condition, anchor })}
            onRemove={() => setFilters(withoutFilter(filterValues, filter.field))}
          />
        ))}
        <button type="button" className="kit-button" onClick={() => setFilters({})}>
          {translate('kit.filter.clear')}
        </button>
      </div>
      {/* Outside of the group: keys typed in it are not for the chips. */}
      {edited && (
        <Suspense fallback={null}>
          <ConditionPopover {...edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </>
  );
}
