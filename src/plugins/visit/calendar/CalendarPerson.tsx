import { useDraggable } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import { StatusChip, toneOf } from '../../../core/kit';
import { returnVisit } from '../entities/returnVisit';
import type { CalendarVisit } from '../entities/returnVisitCalls';
import { isOpenVisit } from './isOpenVisit';

export interface CalendarPersonProps {
  visit: CalendarVisit;
  isMovable: boolean;
  /** Chooses the day. */
  onChoose: () => void;
}

/** Whom a follow-up is with, in the colour of its state; dragged to another day, it is made then. */
export function CalendarPerson({ visit, isMovable, onChoose }: CalendarPersonProps) {
  const mayDrag = isMovable && isOpenVisit(visit.status);
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: visit.id, data: visit, disabled: !mayDrag });
  return (
    // The list of the day below says and does the same for who uses a keyboard or a screen reader.
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

/** The name as it is seen on the calendar and while it is dragged; what is still to be made stands out. */
export function PersonChip({ visit }: { visit: CalendarVisit }) {
  const tone = visit.status === 'planned' ? 'info' : toneOf(returnVisit, 'status', visit.status);
  return <StatusChip tone={tone}>{visit.elderlyName ?? `#${visit.id}`}</StatusChip>;
}
