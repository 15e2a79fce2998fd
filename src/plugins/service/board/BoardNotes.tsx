import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { StatusChip } from '../../../core/kit';
import { TRAVEL_GAP_MIN } from '../entities/applications/applicationLimits';
import { type SignStatus, signStatuses } from '../entities/signs/signStatus';
import type { DayBoard } from '../entities/visits/boardCalls';
import type { VisitConflict } from '../entities/visits/visitConflicts';
import { SignStatusChip } from '../sign/SignStatusChip';

export interface BoardNotesProps {
  board: DayBoard;
  conflicts: ReadonlyMap<number, VisitConflict>;
}

/** Shows the color legend of the board, the number of visits, and the number of conflicts. */
export function BoardNotes({ board, conflicts }: BoardNotesProps) {
  const translate = useTranslate();
  const text = (key: string, values: object) => translate(`service-manage.board.${key}`, values);
  const { visits, unassignedCount, attendantCount } = board;
  const shown = new Set(visits.map(({ signStatus }) => signStatus));
  const count = (conflict: VisitConflict) => [...conflicts.values()].filter((each) => each === conflict).length;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {text('counts', { attendants: attendantCount, visits: visits.length, unassigned: unassignedCount })}
      </Typography>
      {count('overlap') > 0 && (
        <StatusChip tone="danger">{text('overlaps', { smart_count: count('overlap') })}</StatusChip>
      )}
      {count('gap') > 0 && (
        <StatusChip tone="danger">{text('gaps', { smart_count: count('gap'), minutes: TRAVEL_GAP_MIN })}</StatusChip>
      )}
      <Box
        component="ul"
        aria-label={text('legend', {})}
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 0.5,
          marginInlineStart: 'auto',
        }}
      >
        {signStatuses
          .filter((status: SignStatus) => shown.has(status))
          .map((status) => (
            <li key={status}>
              <SignStatusChip status={status} />
            </li>
          ))}
      </Box>
    </Box>
  );
}
