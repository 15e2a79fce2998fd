import { useDroppable } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'react-admin';
import { choiceLabel } from '../../../core/kit';
import { returnVisit } from '../entities/returnVisit';
import type { VisitCalendar } from '../entities/returnVisitCalls';
import { CalendarPerson } from './CalendarPerson';

export interface CalendarDayProps {
  /** `YYYY-MM-DD`. */
  day: string;
  /** The follow-ups of the day; undefined until loaded, and for a day without any. */
  content: VisitCalendar['days'][number] | undefined;
  isChosen: boolean;
  isToday: boolean;
  /** The day belongs to the previous or next month. */
  isOutside: boolean;
  /** The user can move follow-ups. */
  isMovable: boolean;
  onChoose: () => void;
}

/** Shows one day of the calendar with the elders of its follow-ups; it is a drop target for follow-ups. */
export function CalendarDay({ day, content, isChosen, isToday, isOutside, isMovable, onChoose }: CalendarDayProps) {
  const translate = useTranslate();
  const { setNodeRef, isOver } = useDroppable({ id: day });
  const counts: Partial<Record<string, number>> = content?.counts ?? {};
  const visits = content?.visits ?? [];
  const presentStatuses = returnVisit.fields.status.values.filter((status) => counts[status]);
  const total = presentStatuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  const statusTexts = presentStatuses.map(
    (status) => `${translate(choiceLabel(returnVisit, 'status', status))} ${counts[status]}`,
  );
  return (
    <Box
      ref={setNodeRef}
      sx={{
        position: 'relative',
        minHeight: { xs: 44, sm: 132 },
        padding: 0.5,
        display: 'flex',
        flexDirection: 'column',
        gap: 0.25,
        border: 1,
        borderColor: isChosen || isOver ? 'primary.main' : 'divider',
        borderRadius: 1,
        backgroundColor: isOver ? 'action.hover' : isChosen ? 'action.selected' : undefined,
        color: isOutside ? 'text.secondary' : 'text.primary',
        minWidth: 0,
        overflow: 'hidden',
      }}
    >
      {/* Covers the whole day, below the elders on it. */}
      <ButtonBase
        onClick={onChoose}
        aria-pressed={isChosen}
        aria-label={[day, ...statusTexts].join('，')}
        sx={{ position: 'absolute', inset: 0 }}
      />
      <Box
        component="span"
        aria-hidden
        sx={{ display: 'flex', justifyContent: 'space-between', fontSize: '0.8125rem' }}
      >
        <Box component="span" sx={{ fontWeight: isToday ? 700 : 400, textDecoration: isToday ? 'underline' : 'none' }}>
          {Number(day.slice(8))}
        </Box>
        <Box component="span" sx={{ fontWeight: 600, fontSize: '0.75rem' }}>
          {total > 0 ? total : ''}
        </Box>
      </Box>
      <Box
        component="span"
        sx={{ display: { xs: 'none', sm: 'flex' }, flexDirection: 'column', gap: 0.25, minWidth: 0 }}
      >
        {visits.map((visit) => (
          <CalendarPerson key={visit.id} visit={visit} isMovable={isMovable} onChoose={onChoose} />
        ))}
        {total > visits.length && (
          <Box component="span" aria-hidden sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
            +{total - visits.length}
          </Box>
        )}
      </Box>
    </Box>
  );
}
