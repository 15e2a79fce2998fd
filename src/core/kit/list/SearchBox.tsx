import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import { useEffect, useRef, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { listSeparator } from '../../../../contract/listSeparator';
import { searchedFields } from '../../../../contract/query/searching';
import { fieldLabel } from '../entity/labels';
import { useLocaleCode } from '../entity/useLocaleCode';
import { KEYWORD, withFilter } from './filterValues';
import { useListSettings } from './ListSettings';

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
  const asked = useRef(applied);

  // The address bar, a chip or a saved filter can change it too.
  useEffect(() => {
    asked.current = applied;
    setText(applied);
  }, [applied]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = (value: string) => {
    clearTimeout(timer.current);
    const wanted = value.trim();
    if (wanted === asked.current) return;
    asked.current = wanted;
    setFilters(withFilter(filterValues, KEYWORD, wanted));
  };
  const type = (value: string) => {
    setText(value);
    clearTimeout(timer.current);
    if (!isComposing.current) timer.current = setTimeout(() => apply(value), TYPING_PAUSE_MS);
  };
  const names = searchedFields(entity)
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
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing.current) apply(text);
          if (event.key === 'Escape') apply('');
        }}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={(event) => {
          isComposing.current = false;
          type(event.currentTarget.value);
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
