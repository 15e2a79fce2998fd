import type { DragEndEvent } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useLocaleState } from 'react-admin';
import { calendarDays, PointerDragContext, today, useNotifyRefusal } from '../../../core/kit';
import type { CalendarVisit, VisitCalendar } from '../entities/returnVisitCalls';
import { CalendarDay } from './CalendarDay';
import { PersonChip } from './CalendarPerson';
import { useMoveVisit } from './useMoveVisit';

export interface MonthGridProps {
  resource: string;
  /** Any day of the month. */
  month: string;
  chosen: string;
  days: VisitCalendar['days'];
  isBusy: boolean;
  /** The user can move follow-ups. */
  isMovable: boolean;
  onChoose: (day: string) => void;
}

/** Shows the weeks of a month; dragging a follow-up to another day reschedules it. */
export function MonthGrid({ resource, month, chosen, days, isBusy, isMovable, onChoose }: MonthGridProps) {
  const [locale] = useLocaleState();
  const move = useMoveVisit(resource);
  const notifyRefusal = useNotifyRefusal();
  const [dragged, setDragged] = useState<CalendarVisit>();
  const now = today();
  const weeks = calendarDays(month);
  const contents = new Map(days.map((day) => [day.date, day]));

  function drop({ over }: DragEndEvent) {
    setDragged(undefined);
    const day = over?.id;
    if (!dragged || typeof day !== 'string' || day === dragged.planDate) return;
    move(dragged, day).catch(notifyRefusal);
  }

  return (
    // Keyboard users move follow-ups in the list of their day.
    <PointerDragContext
      overlay={dragged && <PersonChip visit={dragged} />}
      onDragStart={({ active }) => setDragged(days.flatMap(({ visits }) => visits).find(({ id }) => id === active.id))}
      onDragEnd={drop}
      onDragCancel={() => setDragged(undefined)}
    >
      <Box
        aria-busy={isBusy}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: { xs: 0.25, sm: 0.5 } }}
      >
        {weeks.slice(0, 7).map((day) => (
          <Box key={day} sx={{ textAlign: 'center', fontSize: '0.75rem', color: 'text.secondary' }}>
            {new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, { weekday: 'short', timeZone: 'UTC' })}
          </Box>
        ))}
        {weeks.map((day) => (
          <CalendarDay
            key={day}
            day={day}
            content={contents.get(day)}
            isChosen={day === chosen}
            isToday={day === now}
            isOutside={day.slice(0, 7) !== month.slice(0, 7)}
            isMovable={isMovable}
            onChoose={() => onChoose(day)}
          />
        ))}
      </Box>
    </PointerDragContext>
  );
}
