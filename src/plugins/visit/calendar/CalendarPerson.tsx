import { useDraggable } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import { StatusChip, toneOf } from '../../../core/kit';
import { returnVisit } from '../entities/returnVisit';
import type { CalendarVisit } from '../entities/returnVisitCalls';
import { isOpenVisit } from './isOpenVisit';

export interface CalendarPersonProps {
  visit: CalendarVisit;
  isMovable: boolean;
  /** Selects the day. */
  onChoose: () => void;
}

/** Shows the elder of a follow-up in the color of its status. Dragging it to another day reschedules it. */
export function CalendarPerson({ visit, isMovable, onChoose }: CalendarPersonProps) {
  const mayDrag = isMovable && isOpenVisit(visit.status);
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: visit.id, data: visit, disabled: !mayDrag });
  return (
    // The list of the day below offers the same to keyboard and screen reader users.
    <Box
      component="span"
      ref={setNodeRef}
      {...listeners}
      aria-hidden
      data-visit={visit.id}
      onClick={onChoose}
      sx={{
        position: 'relative',
        display: 'flex',
        minWidth: 0,
        cursor: mayDrag ? 'grab' : 'pointer',
        opacity: isDragging ? 0.35 : undefined,
        touchAction: mayDrag ? 'manipulation' : undefined,
      }}
    >
      <PersonChip visit={visit} />
    </Box>
  );
}

/** Shows the name on the calendar and while dragging; open follow-ups are highlighted. */
export function PersonChip({ visit }: { visit: CalendarVisit }) {
  const tone = visit.status === 'planned' ? 'info' : toneOf(returnVisit, 'status', visit.status);
  return <StatusChip tone={tone}>{visit.elderlyName ?? `#${visit.id}`}</StatusChip>;
}
