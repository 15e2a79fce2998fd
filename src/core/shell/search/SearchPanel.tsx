import SearchIcon from '@mui/icons-material/Search';
import { Box, Dialog, InputAdornment, InputBase } from '@mui/material';
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { useAllowedPages, useRecentPages } from '../../plugin-api';
import { type FoundPage, namedPages, pageFinder } from './findPages';
import { SearchHints } from './SearchHints';
import { SearchResult } from './SearchResult';

/** Finds a page by title, address or pinyin initials, and goes there. */
export default function SearchPanel({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const id = useId();
  const pages = useAllowedPages();
  const recent = useRecentPages();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const find = useMemo(
    () =>
      pageFinder(
        namedPages(pages, (key) => translate(key)),
        recent.map(({ path }) => path),
      ),
    [pages, recent, translate],
  );
  const wanted = useDeferredValue(typed);
  const results = useMemo(() => find(wanted), [find, wanted]);
  const active = Math.min(chosen, results.length - 1);

  const go = ({ page }: FoundPage) => {
    if (page.path !== pathname) navigate(page.path);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && results.length > 0) {
      event.preventDefault();
      setChosen((active + step + results.length) % results.length);
    }
    const target = results[active];
    if (event.key === 'Enter' && target) go(target);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth={false}
      slotProps={{ paper: { sx: panelSx, 'aria-label': translate('console.search.open') } }}
    >
      <InputBase
        autoFocus
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
        placeholder={translate('console.search.placeholder')}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon />
          </InputAdornment>
        }
        inputProps={{
          role: 'combobox',
          'aria-label': translate('console.search.placeholder'),
          'aria-expanded': true,
          'aria-controls': `${id}-results`,
          'aria-activedescendant': results.length > 0 ? `${id}-${active}` : undefined,
          autoComplete: 'off',
          spellCheck: false,
        }}
        sx={{ px: 2, py: 1.25, fontSize: 16, borderBottom: 1, borderColor: 'divider' }}
      />
      <Box
        role="listbox"
        id={`${id}-results`}
        aria-label={translate('console.search.results')}
        sx={{ overflow: 'auto', p: 1, maxHeight: 'min(60dvh, 520px)' }}
      >
        {results.map((found, at) => (
          <SearchResult
            key={found.page.path}
            id={`${id}-${at}`}
            found={found}
            isActive={at === active}
            isRecent={wanted.trim() === '' && recent.includes(found.page)}
            onChoose={() => go(found)}
          />
        ))}
        {results.length === 0 && pages.length > 0 && (
          <Box role="status" sx={{ py: 4, textAlign: 'center', color: 'text.secondary' }}>
            {translate('console.search.none', { typed: wanted.trim() })}
          </Box>
        )}
      </Box>
      <SearchHints />
    </Dialog>
  );
}

/** As wide as the spec's panel, and as high on the screen as a search is looked for. */
const panelSx = { width: 560, maxWidth: 'calc(100% - 24px)', mt: '10dvh', mb: 'auto', mx: 'auto', borderRadius: 2 };
