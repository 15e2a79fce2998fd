import SearchIcon from '@mui/icons-material/Search';
import { Box, Dialog, InputAdornment, InputBase, LinearProgress } from '@mui/material';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { type HostPage, useAllowedPages, useRecentPages } from '../../plugin-api';
import { useFavourites } from '../favourites/useFavourites';
import { createPageSearch, toSearchablePages } from './createPageSearch';
import { RecordResult, recordPath } from './RecordResult';
import { SearchHints } from './SearchHints';
import { SearchResult } from './SearchResult';
import ShortcutsDialog from './ShortcutsDialog';
import { useCommands } from './useCommands';
import { useRecordSearch } from './useRecordSearch';
import { useResultSelection } from './useResultSelection';

/** Maximum number of pages above the found records. */
const MAX_PAGES_WITH_RECORDS = 4;
/** Maximum number of commands. */
const MAX_COMMANDS = 6;

/**
 * Finds pages by title, address or pinyin initials, commands by their names, and records by the keyword of their lists;
 * opens or runs the chosen one.
 */
export default function SearchPanel({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const id = useId();
  const pages = useAllowedPages();
  const recent = useRecentPages();
  const { pages: favourites } = useFavourites();
  const [query, setQuery] = useState('');
  const [isHelpShown, setIsHelpShown] = useState(false);
  const find = useMemo(
    () =>
      createPageSearch(
        toSearchablePages(pages, (key) => translate(key)),
        [...favourites, ...recent].map(({ path }) => path),
      ),
    [pages, favourites, recent, translate],
  );
  const deferredQuery = useDeferredValue(query);
  const found = useMemo(() => find(deferredQuery), [find, deferredQuery]);
  const { groups, isBusy } = useRecordSearch(query);
  // Fuzzy matches appear only when nothing matches exactly: "wang" is a name, not a typo of "lang".
  const exact = found.filter(({ isExact }) => isExact);
  const results =
    groups.length > 0 ? exact.slice(0, MAX_PAGES_WITH_RECORDS) : isBusy || exact.length > 0 ? exact : found;
  const go = (path: string) => {
    if (path !== pathname) navigate(path);
    onClose();
  };
  const commands = useCommands({ go, onClose, showShortcuts: () => setIsHelpShown(true) });
  const matchingCommands =
    deferredQuery.trim() === ''
      ? []
      : createPageSearch(
          commands,
          [],
        )(deferredQuery)
          .filter(({ isExact }) => isExact)
          .slice(0, MAX_COMMANDS);
  // Target of each option, in display order.
  const paths = [
    ...results.map(({ page }) => page.path),
    ...matchingCommands.map(({ page }) => page.path),
    ...groups.flatMap(({ search, rows }) => rows.map(({ record }) => recordPath(search, record.id))),
  ];
  const markOf = (page: HostPage) =>
    favourites.includes(page) ? 'favourite' : recent.includes(page) ? 'recent' : undefined;
  const open = (path: string) => {
    const command = matchingCommands.find(({ page }) => page.path === path);
    if (command) command.run();
    else go(path);
  };
  const isFirstResultFinal = deferredQuery === query && (results.length > 0 || !isBusy);
  const { active, onKeyDown, reset } = useResultSelection({ paths, isFirstFinal: isFirstResultFinal, open });
  let position = results.length + matchingCommands.length;

  if (isHelpShown) return <ShortcutsDialog onClose={onClose} />;
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
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          reset();
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
          'aria-activedescendant': paths.length > 0 ? `${id}-${active}` : undefined,
          autoComplete: 'off',
          spellCheck: false,
        }}
        sx={{ px: 2, py: 1.25, fontSize: 16, borderBottom: 1, borderColor: 'divider' }}
      />
      <Box sx={{ height: 2 }}>{isBusy && deferredQuery.trim() !== '' && <LinearProgress sx={{ height: 2 }} />}</Box>
      <Box
        role="listbox"
        id={`${id}-results`}
        aria-label={translate('console.search.results')}
        aria-busy={isBusy}
        sx={{ overflow: 'auto', p: 1, maxHeight: 'min(60dvh, 560px)' }}
      >
        {results.map((page, at) => (
          <SearchResult
            key={page.page.path}
            id={`${id}-${at}`}
            found={page}
            isActive={at === active}
            detail={`${page.fullTitle} · ${page.page.path}`}
            mark={deferredQuery.trim() === '' ? markOf(page.page) : undefined}
            onChoose={() => go(page.page.path)}
          />
        ))}
        {matchingCommands.length > 0 && (
          <Box role="group" aria-label={translate('console.search.commands')}>
            <Box sx={groupHead}>{translate('console.search.commands')}</Box>
            {matchingCommands.map((command, at) => (
              <SearchResult
                key={command.page.path}
                id={`${id}-${results.length + at}`}
                found={command}
                isActive={results.length + at === active}
                onChoose={command.run}
              />
            ))}
          </Box>
        )}
        {groups.map(({ search, rows, total }) => (
          <Box key={search.resource} role="group" aria-label={translate(search.label)}>
            <Box sx={groupHead}>
              <span>{translate(search.label)}</span>
              {total > rows.length && (
                <Box
                  component="button"
                  type="button"
                  tabIndex={-1}
                  onClick={() => go(filteredListPath(search.resource, deferredQuery.trim()))}
                  sx={allLink}
                >
                  {translate('console.search.all', { n: total })}
                </Box>
              )}
            </Box>
            {rows.map((row) => {
              const at = position++;
              return (
                <RecordResult
                  key={row.record.id}
                  id={`${id}-${at}`}
                  search={search}
                  row={row}
                  isActive={at === active}
                  go={go}
                />
              );
            })}
          </Box>
        ))}
        {paths.length === 0 && pages.length > 0 && !isBusy && (
          <Box role="status" sx={{ py: 4, textAlign: 'center', color: 'text.secondary' }}>
            {translate('console.search.none', { typed: deferredQuery.trim() })}
          </Box>
        )}
      </Box>
      <SearchHints showShortcuts={() => setIsHelpShown(true)} />
    </Dialog>
  );
}

/** Returns the path of a resource's list, with the same keyword. */
function filteredListPath(resource: string, keyword: string): string {
  return `/${resource}?filter=${encodeURIComponent(JSON.stringify({ keyword }))}`;
}

/** Width according to the spec; at the usual height of a search panel. */
const panelSx = { width: 560, maxWidth: 'calc(100% - 24px)', mt: '10dvh', mb: 'auto', mx: 'auto', borderRadius: 2 };

const groupHead = {
  display: 'flex',
  justifyContent: 'space-between',
  px: 1.5,
  pt: 1.25,
  pb: 0.5,
  fontSize: 12,
  color: 'text.secondary',
};

const allLink = {
  font: 'inherit',
  color: 'primary.dark',
  background: 'none',
  border: 0,
  p: 0,
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
};
