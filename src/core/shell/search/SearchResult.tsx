import HistoryIcon from '@mui/icons-material/History';
import InsertDriveFileOutlinedIcon from '@mui/icons-material/InsertDriveFileOutlined';
import StarIcon from '@mui/icons-material/Star';
import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { SearchablePage } from './createPageSearch';

interface SearchResultProps {
  id: string;
  found: SearchablePage;
  /** Whether Enter opens it. */
  isActive: boolean;
  /** The line below its title; none for a command. */
  detail?: string;
  /** Why it is listed first before the user types. */
  mark?: 'favourite' | 'recent';
  onChoose: () => void;
}

/** A page or command in the search results: its icon, its title, and a detail. */
export function SearchResult({ id, found, isActive, detail, mark, onChoose }: SearchResultProps) {
  const translate = useTranslate();
  const { page, title } = found;
  const Icon = page.icon ?? InsertDriveFileOutlinedIcon;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Box
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      // The input keeps the focus; the arrow keys and Enter reach this option.
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: detail === undefined ? 44 : 52,
        px: 1.5,
        borderRadius: 1.5,
        cursor: 'pointer',
        '&:hover': { bgcolor: 'action.hover' },
        '&[aria-selected="true"]': { bgcolor: 'primary.light' },
        '& svg': { color: isActive ? 'primary.dark' : 'text.secondary' },
      }}
    >
      <Icon />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={{ fontWeight: 600, color: 'text.primary' }}>{title}</Box>
        {detail !== undefined && (
          <Box
            sx={{
              fontSize: 12,
              color: 'text.secondary',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {detail}
          </Box>
        )}
      </Box>
      {mark === 'favourite' && <StarIcon fontSize="small" titleAccess={translate('console.favourites.title')} />}
      {mark === 'recent' && <HistoryIcon fontSize="small" titleAccess={translate('console.search.recent')} />}
    </Box>
  );
}
