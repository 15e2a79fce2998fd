import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Pagination from '@mui/material/Pagination';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { PageHeader, ReadError, useAllowedActions, useRefreshWhileVisible } from '../../../core/kit';
import { BoardGrid } from './BoardGrid';
import { BoardList } from './BoardList';
import { BoardNotes } from './BoardNotes';
import { BoardToolbar } from './BoardToolbar';
import { boardConflicts } from './boardLayout';
import { MoveDialog, type VisitMove } from './MoveDialog';
import { useBoardQuery } from './useBoardQuery';
import { BOARD_PAGE_SIZE, useDayBoard } from './useDayBoard';
import { type OpenedVisit, VisitMenu } from './VisitMenu';

/** Milliseconds between two refetches of the visible board while live updates are unavailable. */
const REFRESH_MS = 60_000;
/** Entities whose changes the board shows. */
const WATCHED_ENTITIES = { entities: ['serviceApplication', 'attendant'] };
const MOVE_OPERATIONS = ['assign', 'reassign', 'selectAssignable'];

/** Shows the schedule of a day: each attendant's visits, and the unassigned ones. */
export default function BoardPage({ resource, header }: { resource: string; header: ReactNode }) {
  const translate = useTranslate();
  const [query, changeQuery] = useBoardQuery();
  const { data: board, error, isPlaceholderData, refetch } = useDayBoard(resource, query);
  const [opened, setOpened] = useState<OpenedVisit>();
  const [move, setMove] = useState<VisitMove>();
  const [isDragging, setIsDragging] = useState(false);
  const allowed = useAllowedActions(resource, MOVE_OPERATIONS);
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const conflicts = useMemo(() => boardConflicts(board?.visits ?? []), [board]);
  useRefreshWhileVisible(
    () => {
      // Rows must not move while the user drags a visit.
      if (!isDragging) void refetch();
    },
    REFRESH_MS,
    WATCHED_ENTITIES,
  );
  const shared = { conflicts, allowed, onOpen: setOpened };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0, flex: 1 }}>
      <PageHeader title="service-manage.pages.application" description="service-manage.board.description" />
      {header}
      <BoardToolbar query={query} changeQuery={changeQuery} />
      {error && <ReadError error={error} onRetry={() => void refetch()} />}
      {!board && !error && <LinearProgress aria-label={translate('kit.list.loading')} />}
      {board && (
        <Box aria-busy={isPlaceholderData} sx={{ display: 'contents' }}>
          <BoardNotes board={board} conflicts={conflicts} />
          {isPhone ? (
            <BoardList board={board} {...shared} />
          ) : (
            <BoardGrid board={board} {...shared} resource={resource} onMove={setMove} onDragging={setIsDragging} />
          )}
          {board.attendantCount > BOARD_PAGE_SIZE && (
            <Pagination
              sx={{ alignSelf: 'center' }}
              page={query.page}
              count={Math.ceil(board.attendantCount / BOARD_PAGE_SIZE)}
              onChange={(_, page) => changeQuery({ page })}
            />
          )}
        </Box>
      )}
      {opened && (
        <VisitMenu resource={resource} opened={opened} allowed={allowed} onClose={() => setOpened(undefined)} />
      )}
      {move && <MoveDialog resource={resource} move={move} onClose={() => setMove(undefined)} />}
    </Box>
  );
}
