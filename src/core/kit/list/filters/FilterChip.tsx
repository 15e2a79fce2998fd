import RemoveIcon from '@mui/icons-material/Close';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { fieldLabel } from '../../entity/labels';
import { useListSettings } from '../ListSettings';
import { FilterText } from './FilterText';
import { type ActiveFilter, type FilterCondition, filterCondition, KEYWORD } from './filterValues';
import { hasOperand, toComparison } from './operators';
import { operatorText } from './operatorText';
import { useIsConditionAvailable } from './useIsConditionAvailable';

/** Stands for the value in a phrase, so that the value can be an element. */
const VALUE = '\u0000';

interface FilterChipProps {
  filter: ActiveFilter;
  onEdit: (condition: FilterCondition, anchor: HTMLElement) => void;
  onRemove: () => void;
}

/** One active condition in words: field, comparison, value. A click changes it, Delete removes it. */
export function FilterChip({ filter, onEdit, onRemove }: FilterChipProps) {
  const { entity, read } = useListSettings();
  const translate = useTranslate();
  const isAvailable = useIsConditionAvailable();
  const condition = filterCondition(entity, filter.field, read);
  const isEditable = condition && condition.control !== 'flag' && isAvailable(condition);
  const label = translate(
    filter.field === KEYWORD ? 'kit.list.keyword' : fieldLabel(entity, condition?.labelPath ?? filter.field),
    // A link can name what the entity no longer has.
    { _: filter.field },
  );
  function removeByKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    remove(event.currentTarget.parentElement);
  }
  function remove(chip: HTMLElement | null) {
    neighborOf(chip)?.focus();
    onRemove();
  }
  const words = (
    <>
      <span className="kit-filter-field">{label}</span>{' '}
      <span className="kit-filter-text">
        <ComparisonText filter={filter} condition={condition} />
      </span>
    </>
  );
  return (
    <span className="kit-filter">
      {isEditable ? (
        <button
          type="button"
          className="kit-filter-words"
          data-chip
          aria-haspopup="dialog"
          aria-keyshortcuts="Delete Backspace"
          onClick={(event) => onEdit(condition, event.currentTarget)}
          onKeyDown={removeByKey}
        >
          {words}
        </button>
      ) : (
        <span className="kit-filter-words">{words}</span>
      )}
      <button
        type="button"
        className="kit-filter-remove"
        data-chip={isEditable ? undefined : true}
        tabIndex={isEditable ? -1 : undefined}
        aria-label={translate('kit.filter.remove', { name: label })}
        onClick={({ currentTarget }) => remove(currentTarget.parentElement)}
        onKeyDown={removeByKey}
      >
        <RemoveIcon />
      </button>
    </span>
  );
}

/** The comparison with its value, in the order of the language. */
function ComparisonText({ filter, condition }: { filter: ActiveFilter; condition: FilterCondition | undefined }) {
  const translate = useTranslate();
  const comparison = toComparison(filter.value);
  const value = hasOperand(comparison.operator) && (
    <b>
      <FilterText name={filter.field} condition={condition} comparison={comparison} />
    </b>
  );
  // A keyword or an unknown condition has no comparison.
  if (!condition) return value;
  const [before, after] = translate(operatorText(condition.field, comparison), { value: VALUE }).split(VALUE);
  return (
    <>
      {before}
      {value}
      {after}
    </>
  );
}

/** Returns what gets the focus when a chip is gone: the next chip, else the previous one, else the button for a new one. */
function neighborOf(chip: HTMLElement | null): HTMLElement | null | undefined {
  const next = chip?.nextElementSibling?.querySelector<HTMLElement>('[data-chip]');
  const previous = chip?.previousElementSibling?.querySelector<HTMLElement>('[data-chip]');
  return next ?? previous ?? chip?.closest('.kit-paper')?.querySelector<HTMLElement>('[data-add-condition]');
}
