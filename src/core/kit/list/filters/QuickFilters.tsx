import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useTooltip } from '../../../theme/tooltips/useTooltip';
import { useViewpoint } from '../../action/useViewpoint';
import { sameValue } from '../../entity/changedFields';
import { useLocaleCode } from '../../entity/useLocaleCode';
import { describeCountedRecords } from '../../figure/describeCountedRecords';
import { useCount } from '../../figure/useCount';
import { moveFocus } from '../../page/moveFocus';
import { type QuickFilter, useListSettings } from '../ListSettings';
import { type FilterValues, includesFilter, KEYWORD, withoutFilter } from './filterValues';

/**
 * The quick filters as tabs: "all" and one for each. A tab replaces all filters. "All" restores the default filter. If the
 * default is one of the quick filters, "all" shows everything.
 */
export function QuickFilters() {
  const { entity, read, permanentFilter, quickFilters, defaultFilter: listDefaultFilter } = useListSettings();
  const defaultFilter = quickFilters.some(({ filter }) => sameValue(filter, listDefaultFilter))
    ? noFilter
    : listDefaultFilter;
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const locale = useLocaleCode();
  const { adminId } = useViewpoint();
  const definitionOf = (filter: FilterValues) =>
    describeCountedRecords({ entity, filter: { ...permanentFilter, ...filter }, read }, { adminId, translate, locale });
  const selected = selectedIndex({ quickFilters, defaultFilter, values: filterValues });
  const filters: readonly QuickFilter[] = [{ label: 'kit.filter.all', filter: defaultFilter }, ...quickFilters];
  return (
    <div
      role="tablist"
      aria-label={translate('kit.filter.quick')}
      className="kit-tabs"
      onKeyDown={(event) => moveFocus(event, { items: '[role="tab"]' })}
    >
      {filters.map((quick, at) => (
        <QuickTab
          key={quick.label}
          isSelected={at === selected}
          isTabStop={at === (selected === false ? 0 : selected)}
          definition={definitionOf(quick.filter)}
          onChoose={() => setFilters({ ...quick.filter })}
        >
          {translate(quick.label)} {quick.count && <FilterCount quick={quick} />}
        </QuickTab>
      ))}
    </div>
  );
}

const noFilter: FilterValues = {};

interface QuickTabProps {
  isSelected: boolean;
  /** Whether this tab is the tab stop of the group. */
  isTabStop: boolean;
  /** Which records it shows and counts, in words. */
  definition: string;
  onChoose: () => void;
  children: ReactNode;
}

function QuickTab({ isSelected, isTabStop, definition, onChoose, children }: QuickTabProps) {
  const { anchorProps, tooltip } = useTooltip(definition);
  return (
    <>
      <button
        type="button"
        role="tab"
        aria-selected={isSelected}
        tabIndex={isTabStop ? 0 : -1}
        className="kit-tab"
        aria-description={definition}
        onClick={onChoose}
        {...anchorProps}
      >
        {children}
      </button>
      {tooltip}
    </>
  );
}

/** Milliseconds for which a count stays fresh. */
const COUNT_MS = 15_000;

/** Number of matching records: from the list response, else requested after the rows have arrived. */
function FilterCount({ quick: { name, filter } }: { quick: QuickFilter }) {
  const { meta, isPending } = useListContext();
  const known: number | undefined = name === undefined ? undefined : meta?.counts?.[name];
  if (known !== undefined) return <small>{known}</small>;
  return isPending ? null : <FetchedCount filter={filter} />;
}

function FetchedCount({ filter }: { filter: FilterValues }) {
  const { resource, permanentFilter } = useListSettings();
  const { count } = useCount({ resource, filter: { ...permanentFilter, ...filter }, staleTime: COUNT_MS });
  return count === undefined ? null : <small>{count}</small>;
}

/** Returns the index of the most specific quick filter that applies; a keyword alone does not leave "all". */
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
