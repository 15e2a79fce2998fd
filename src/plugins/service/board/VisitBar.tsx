import { useDraggable } from '@dnd-kit/core';
import WarningIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { type Theme, useTheme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { choiceLabel, paletteColor, ReferenceValue, toneOf } from '../../../core/kit';
import { timeText } from '../application/planText';
import { serviceApplication } from '../entities/applications/serviceApplication';
import type { BoardVisit } from '../entities/visits/boardCalls';
import type { VisitConflict } from '../entities/visits/visitConflicts';
import type { OpenedVisit } from './VisitMenu';

export interface VisitBarProps {
  visit: BoardVisit;
  conflict: VisitConflict | undefined;
  /** The visit can be dragged to an attendant. */
  isMovable: boolean;
  onOpen: (opened: OpenedVisit) => void;
}

/** Shows a visit on the board. Pressing it opens its actions; dragging it assigns it. */
export function VisitBar({ visit, conflict, isMovable, onOpen }: VisitBarProps) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: visit.id, disabled: !isMovable });
  return (
    <ButtonBase
      ref={setNodeRef}
      {...listeners}
      aria-haspopup="dialog"
      data-visit={visit.id}
      onClick={({ currentTarget }) => onOpen({ visit, conflict, anchor: currentTarget })}
      sx={{
        width: 1,
        height: 1,
        borderRadius: 0.5,
        textAlign: 'start',
        cursor: isMovable ? 'grab' : 'pointer',
        opacity: isDragging ? 0.35 : undefined,
        // Prevents the board from scrolling while a finger holds a visit.
        touchAction: isMovable ? 'manipulation' : undefined,
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '1px' },
      }}
    >
      <VisitCard visit={visit} conflict={conflict} />
    </ButtonBase>
  );
}

/** Shows elder, service and time of a visit, on the color of its status. */
export function VisitCard({ visit, conflict }: Pick<VisitBarProps, 'visit' | 'conflict'>) {
  const translate = useTranslate();
  const theme = useTheme();
  const { status, signStatus, elderlyName, serviceTypeId, planStart, planEnd } = visit;
  const color = visitColor(theme, visit);
  const state =
    signStatus === null
      ? choiceLabel(serviceApplication, 'status', status)
      : choiceLabel(serviceApplication, 'signStatus', signStatus);
  return (
    <Box
      sx={{
        width: 1,
        height: 1,
        minWidth: 0,
        overflow: 'hidden',
        borderRadius: 0.5,
        paddingInline: '3px 1px',
        paddingBlockStart: '2px',
        fontSize: '0.75rem',
        lineHeight: 1.45,
        color: 'text.primary',
        backgroundColor: 'background.paper',
        borderInlineStart: '3px solid',
        outline: conflict ? '2px dashed' : '1px solid',
        outlineOffset: conflict ? '-2px' : '-1px',
      }}
      style={{
        borderInlineStartColor: color,
        outlineColor: conflict ? theme.palette.error.main : `color-mix(in srgb, ${color} 45%, transparent)`,
        backgroundImage: `linear-gradient(color-mix(in srgb, ${color} 14%, transparent) 0 0)`,
      }}
    >
      <Box sx={{ whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {conflict && <WarningIcon color="error" sx={{ fontSize: '0.875rem', verticalAlign: '-2px' }} />}
        <b>{elderlyName}</b> <ReferenceValue entity="serviceType" ids={[serviceTypeId]} />
      </Box>
      <Box sx={{ whiteSpace: 'nowrap', overflow: 'hidden', fontVariantNumeric: 'tabular-nums' }}>
        {timeText(planStart)}–{timeText(planEnd)}
      </Box>
      <Box component="span" sx={visuallyHidden}>
        {translate(state)} {conflict && translate(`service-manage.board.conflicts.${conflict}`)}
      </Box>
    </Box>
  );
}

/** Returns the color of the sign status; unassigned visits have the color of warnings. */
function visitColor({ palette }: Theme, { signStatus }: BoardVisit): string {
  return paletteColor(palette, signStatus === null ? 'warning' : toneOf(serviceApplication, 'signStatus', signStatus));
}
