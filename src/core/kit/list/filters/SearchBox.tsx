import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import { useEffect, useRef, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { searchFields } from '../../../../../contract/query/searching';
import { listSeparator } from '../../../../../contract/values/listSeparator';
import { fieldLabel } from '../../entity/labels';
import { useLocaleCode } from '../../entity/useLocaleCode';
import { useListSettings } from '../ListSettings';
import { KEYWORD, withFilter } from './filterValues';

const TYPING_PAUSE_MS = 350;

/** Debounced free-text search over the entity's searchable fields; does not search during IME composition. */
export function SearchBox() {
  const { entity } = useListSettings();
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const locale = useLocaleCode();
  const applied = String(filterValues[KEYWORD] ?? '');
  const [text, setText] = useState(applied);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isComposing = useRef(false);
  // Enter can follow right after the debounce; do not apply the same text twice.
  const lastApplied = useRef(applied);

  // The address bar, a chip or a saved filter can change it too.
  useEffect(() => {
    lastApplied.current = applied;
    setText(applied);
  }, [applied]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = (value: string) => {
    clearTimeout(timer.current);
    const keyword = value.trim();
    if (keyword === lastApplied.current) return;
    lastApplied.current = keyword;
    setFilters(withFilter(filterValues, KEYWORD, keyword));
  };
  const onType = (value: string) => {
    setText(value);
    clearTimeout(timer.current);
    if (!isComposing.current) timer.current = setTimeout(() => apply(value), TYPING_PAUSE_MS);
  };
  const names = searchFields(entity)
    .map((name) => translate(fieldLabel(entity, name)))
    .join(listSeparator(locale));
  return (
    <span className="kit-search" title={translate('kit.list.searchIn', { fields: names })}>
      <SearchIcon />
      <input
        type="search"
        value={text}
        placeholder={translate('kit.list.search')}
        aria-label={translate('kit.list.searchIn', { fields: names })}
        maxLength={100}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing.current) apply(text);
          if (event.key === 'Escape') apply('');
        }}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={(event) => {
          isComposing.current = false;
          onType(event.currentTarget.value);
        }}
      />
      {text && (
        <button
          type="button"
          className="kit-tool"
          aria-label={translate('ra.action.clear_input_value')}
          onClick={() => {
            setText('');
            apply('');
          }}
        >
          <ClearIcon fontSize="inherit" />
        </button>
      )}
    </span>
  );
}
