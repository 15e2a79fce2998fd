import type { DragEndEvent } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { PointerDragContext } from '../../../core/kit';
import type { BoardVisit, DayBoard } from '../entities/visits/boardCalls';
import type { VisitConflict } from '../entities/visits/visitConflicts';
import { AttendantRow, NAMES_PX, UnassignedRow } from './BoardRow';
import { boardHours, moveOperation, percentAt, placeVisits, visitsByAttendant } from './boardLayout';
import type { VisitMove } from './MoveDialog';
import { useCurrentMinute } from './useCurrentMinute';
import { useFitness } from './useFitness';
import { VisitCard } from './VisitBar';
import type { OpenedVisit } from './VisitMenu';

export interface BoardGridProps {
  resource: string;
  board: DayBoard;
  conflicts: ReadonlyMap<number, VisitConflict>;
  /** The operations on visits that the user is permitted to call. */
  allowed: ReadonlySet<string>;
  onOpen: (opened: OpenedVisit) => void;
  /** Called when a visit is dropped on an available attendant. */
  onMove: (move: VisitMove) => void;
  onDragging: (isDragging: boolean) => void;
}

/** Minimum width of an hour in pixels; below it the board scrolls. */
const HOUR_PX = 64;

/**
 * Shows attendants as rows and hours as columns. Dragging a visit to a row assigns it; meanwhile, unavailable
 * attendants show why.
 */
export function BoardGrid({ resource, board, conflicts, allowed, onOpen, onMove, onDragging }: BoardGridProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const now = useCurrentMinute();
  const [dragged, setDragged] = useState<BoardVisit>();
  const { date, attendants, visits, unassigned } = board;
  const hours = useMemo(() => boardHours([...visits, ...unassigned], date), [visits, unassigned, date]);
  const rows = useMemo(() => visitsByAttendant(visits), [visits]);
  const ids = useMemo(() => attendants.map(({ id }) => id), [attendants]);
  const fitness = useFitness(resource, dragged, ids);
  const isMovable = (visit: BoardVisit) => {
    const move = moveOperation(visit, now);
    return move !== undefined && allowed.has(move) && allowed.has('selectAssignable');
  };
  const setDraggedVisit = (visit: BoardVisit | undefined) => {
    setDragged(visit);
    onDragging(visit !== undefined);
  };

  function drop({ over }: DragEndEvent) {
    const attendant = attendants.find(({ id }) => id === over?.id);
    setDraggedVisit(undefined);
    if (!dragged || !attendant || attendant.id === dragged.attendantId) return;
    const problems = fitness?.get(attendant.id) ?? [];
    if (problems.length === 0) return onMove({ visit: dragged, attendant });
    const reasons = problems.map((problem) => translate(`service-manage.application.assign.reasons.${problem}`));
    notify('service-manage.board.unfit', {
      type: 'warning',
      messageArgs: { name: attendant.name, reasons: reasons.join(translate('service-manage.board.separator')) },
    });
  }

  const nowPercentInRow = percentAt(now, date, hours);
  const shared = { conflicts, onOpen, isMovable, hours: hours.to - hours.from };
  return (
    // Keyboard users open a visit instead.
    <PointerDragContext
      overlay={
        dragged && (
          <Box sx={{ height: 1, boxShadow: 6, borderRadius: 0.5 }}>
            <VisitCard visit={dragged} conflict={undefined} />
          </Box>
        )
      }
      onDragStart={({ active }) => setDraggedVisit([...visits, ...unassigned].find(({ id }) => id === active.id))}
      onDragCancel={() => setDraggedVisit(undefined)}
      onDragEnd={drop}
    >
      <Box
        role="region"
        // Makes the scroll container reachable by keyboard.
        tabIndex={0}
        aria-label={translate('service-manage.board.label', { date })}
        sx={{
          overflow: 'auto',
          maxHeight: 'max(420px, calc(100vh - 330px))',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          backgroundColor: 'background.paper',
        }}
      >
        <Box
          sx={{
            position: 'relative',
            display: 'grid',
            gridTemplateColumns: `${NAMES_PX}px minmax(${(hours.to - hours.from) * HOUR_PX}px, 1fr)`,
          }}
        >
          <HoursRow from={hours.from} to={hours.to} nowPercent={nowPercentInRow} />
          <UnassignedRow row={placeVisits(unassigned, date, hours)} nowPercent={nowPercentInRow} {...shared} />
          {attendants.map((attendant) => (
            <AttendantRow
              key={attendant.id}
              attendant={attendant}
              row={placeVisits(rows.get(attendant.id) ?? NO_VISITS, date, hours)}
              nowPercent={nowPercentInRow}
              isOrigin={dragged?.attendantId === attendant.id}
              problems={dragged ? fitness?.get(attendant.id) : undefined}
              isDragging={dragged !== undefined}
              {...shared}
            />
          ))}
        </Box>
      </Box>
    </PointerDragContext>
  );
}

const NO_VISITS: readonly BoardVisit[] = [];

/** Shows the labels of the hours, which stay in view. */
function HoursRow({ from, to, nowPercent }: { from: number; to: number; nowPercent: number | undefined }) {
  const translate = useTranslate();
  const head = {
    position: 'sticky',
    top: 0,
    backgroundColor: 'background.paper',
    borderBottom: 1,
    borderColor: 'divider',
    fontSize: '0.75rem',
    lineHeight: '28px',
  };
  return (
    <>
      <Box sx={{ ...head, left: 0, zIndex: 4, paddingInline: 1, color: 'text.secondary' }}>
        {translate('service-manage.sign.attendant')}
      </Box>
      <Box aria-hidden sx={{ ...head, zIndex: 3, display: 'flex', color: 'text.secondary' }}>
        {hourNames(from, to).map((name) => (
          <Box key={name} sx={{ flex: 1, borderLeft: 1, borderColor: 'divider', paddingInlineStart: 0.5 }}>
            {name}
          </Box>
        ))}
        {nowPercent !== undefined && (
          <Box
            sx={{
              position: 'absolute',
              bottom: 0,
              width: 0,
              border: '5px solid transparent',
              borderTopColor: 'error.main',
              borderBottomWidth: 0,
              transform: 'translateX(-50%)',
            }}
            style={{ insetInlineStart: `${nowPercent}%` }}
          />
        )}
      </Box>
    </>
  );
}

function hourNames(from: number, to: number): string[] {
  return Array.from({ length: to - from }, (_, at) => `${String(from + at).padStart(2, '0')}:00`);
}
