import { useDroppable } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { choiceLabel, StatusChip } from '../../../core/kit';
import type { AssignProblem } from '../entities/attendants/assignableAttendant';
import { attendant as attendantEntity } from '../entities/attendants/attendant';
import type { BoardAttendant, BoardVisit } from '../entities/visits/boardCalls';
import type { VisitConflict } from '../entities/visits/visitConflicts';
import type { PlacedRow } from './boardLayout';
import { VisitBar } from './VisitBar';
import type { OpenedVisit } from './VisitMenu';

export interface BoardRowProps {
  row: PlacedRow;
  conflicts: ReadonlyMap<number, VisitConflict>;
  /** Number of hours that the row spans. */
  hours: number;
  /** Position of the current moment, if it is in the row. */
  nowPercent: number | undefined;
  isMovable: (visit: BoardVisit) => boolean;
  onOpen: (opened: OpenedVisit) => void;
}

export interface AttendantRowProps extends BoardRowProps {
  attendant: BoardAttendant;
  /** The user is dragging a visit. */
  isDragging: boolean;
  /** The visit belongs to this attendant. */
  isOrigin: boolean;
  /** Why the attendant cannot take the dragged visit; undefined until known. */
  problems: readonly AssignProblem[] | undefined;
}

/** Width of the column of names. */
export const NAMES_PX = 176;
const LANE_PX = 42;
/** Number of lanes of overlapping unassigned visits before the row scrolls. */
const UNASSIGNED_LANES = 4;

/** Shows one attendant's day, which is a drop target for visits. */
export function AttendantRow({ attendant, isDragging, isOrigin, problems, ...row }: AttendantRowProps) {
  const translate = useTranslate();
  const { setNodeRef, isOver } = useDroppable({ id: attendant.id });
  const { id, attendantNo, name, role, isPassed, dailyCap } = attendant;
  const isUnavailable = isDragging && !isOrigin && (problems ?? []).length > 0;
  const count = row.row.placed.length;
  return (
    <RowFrame
      {...row}
      rowRef={setNodeRef}
      obstacle={
        isUnavailable
          ? problems
              ?.map((problem) => translate(`service-manage.application.assign.reasons.${problem}`))
              .join(translate('service-manage.board.separator'))
          : undefined
      }
      isTarget={isOver && isDragging && !isOrigin && !isUnavailable}
      head={
        <Box id={`board-attendant-${id}`}>
          <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center', fontWeight: 600, fontSize: '0.875rem' }}>
            {name}
            <Box component="span" sx={{ fontWeight: 400, fontSize: '0.75rem', color: 'text.secondary' }}>
              {attendantNo}
            </Box>
            {!isPassed && <StatusChip tone="danger">{translate('service-manage.board.notPassed')}</StatusChip>}
          </Box>
          <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
            {translate(choiceLabel(attendantEntity, 'role', role))} ·{' '}
            {isOrigin
              ? translate('service-manage.application.assign.current')
              : translate('service-manage.board.load', { count, max: dailyCap ?? '–' })}
          </Box>
        </Box>
      }
    />
  );
}

/** Shows the unassigned visits, above all attendants. */
export function UnassignedRow(row: BoardRowProps) {
  const translate = useTranslate();
  const count = row.row.placed.length;
  return (
    <RowFrame
      {...row}
      maxLanes={UNASSIGNED_LANES}
      isTinted
      head={
        <>
          <Box sx={{ fontWeight: 600, fontSize: '0.875rem' }}>{translate('service-manage.board.unassigned')}</Box>
          <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
            {translate(count > 0 ? 'service-manage.board.dragHint' : 'service-manage.board.allAssigned')}
          </Box>
        </>
      }
    />
  );
}

interface RowFrameProps extends BoardRowProps {
  head: ReactNode;
  rowRef?: (element: HTMLElement | null) => void;
  maxLanes?: number;
  /** Why the dragged visit cannot be dropped here; if set, the row is dimmed. */
  obstacle?: string;
  isTarget?: boolean;
  isTinted?: boolean;
}

function RowFrame({
  head,
  row: { placed, lanes },
  conflicts,
  hours,
  nowPercent,
  isMovable,
  onOpen,
  rowRef,
  maxLanes = Number.POSITIVE_INFINITY,
  obstacle,
  isTarget,
  isTinted,
}: RowFrameProps) {
  return (
    <>
      <Box
        sx={{
          position: 'sticky',
          left: 0,
          zIndex: 2,
          padding: 1,
          minWidth: 0,
          overflowWrap: 'anywhere',
          borderBottom: 1,
          borderColor: 'divider',
          backgroundColor: 'background.paper',
          backgroundImage: isTinted ? tint : undefined,
        }}
      >
        {head}
      </Box>
      <Box
        ref={rowRef}
        sx={{
          position: 'relative',
          overflowY: lanes > maxLanes ? 'auto' : 'clip',
          minHeight: Math.min(lanes, maxLanes) * LANE_PX + 8,
          maxHeight: Number.isFinite(maxLanes) ? maxLanes * LANE_PX + 8 : undefined,
          borderBottom: 1,
          borderColor: 'divider',
          outline: isTarget ? '2px solid' : undefined,
          outlineColor: 'primary.main',
          outlineOffset: '-2px',
          backgroundColor: isTarget ? 'action.hover' : undefined,
          backgroundImage: isTinted ? tint : undefined,
          '& > :not([data-part=obstacle])': { opacity: obstacle ? 0.35 : undefined },
        }}
      >
        <Box
          aria-hidden
          sx={hourLines}
          style={{ backgroundSize: `calc(100% / ${hours}) 100%`, height: lanes * LANE_PX + 8 }}
        />
        {nowPercent !== undefined && (
          <Box
            aria-hidden
            sx={{
              position: 'absolute',
              top: 0,
              bottom: 0,
              width: 0,
              borderInlineStart: '2px solid',
              borderColor: 'error.main',
              pointerEvents: 'none',
            }}
            style={{ insetInlineStart: `${nowPercent}%` }}
          />
        )}
        {placed.map(({ visit, left, width, lane }) => (
          <Box
            key={visit.id}
            sx={{ position: 'absolute', height: LANE_PX - 2, paddingInlineEnd: '1px' }}
            style={{ insetInlineStart: `${left}%`, width: `${width}%`, top: 5 + lane * LANE_PX }}
          >
            <VisitBar visit={visit} conflict={conflicts.get(visit.id)} isMovable={isMovable(visit)} onOpen={onOpen} />
          </Box>
        ))}
        {obstacle && (
          <Box
            data-part="obstacle"
            sx={{
              position: 'sticky',
              left: NAMES_PX + 8,
              width: 'max-content',
              maxWidth: '100%',
              marginBlock: 1.25,
              marginInlineStart: 1,
              paddingInline: 1,
              borderRadius: 1,
              fontSize: '0.8125rem',
              lineHeight: '28px',
              color: 'error.main',
              backgroundColor: 'background.paper',
            }}
          >
            {obstacle}
          </Box>
        )}
      </Box>
    </>
  );
}

/** A tint on top of the opaque paper color, so that content scrolling below does not show through. */
const tint = ({ palette }: Theme) => `linear-gradient(${palette.action.hover} 0 0)`;

const hourLines = {
  position: 'absolute',
  insetInline: 0,
  top: 0,
  minHeight: '100%',
  color: 'divider',
  backgroundImage: 'linear-gradient(to right, currentColor 1px, transparent 1px)',
};
