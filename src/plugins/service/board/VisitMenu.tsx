import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useState } from 'react';
import { useCreatePath, useResourceDefinition, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { ChoiceChip, ReferenceValue, StatusChip } from '../../../core/kit';
import { planText } from '../application/planText';
import { serviceApplication } from '../entities/applications/serviceApplication';
import type { BoardVisit } from '../entities/visits/boardCalls';
import type { VisitConflict } from '../entities/visits/visitConflicts';
import { SignStatusChip } from '../sign/SignStatusChip';

const AssignDialog = lazy(() => import('../application/assign/AssignDialog'));

/** The visit that the user pressed, and its element. */
export interface OpenedVisit {
  visit: BoardVisit;
  conflict: VisitConflict | undefined;
  anchor: HTMLElement;
}

export interface VisitMenuProps {
  resource: string;
  opened: OpenedVisit;
  /** The operations on visits that the user is permitted to call. */
  allowed: ReadonlySet<string>;
  onClose: () => void;
}

/** Shows the details of a visit and its actions, which include reassignment without dragging. */
export function VisitMenu({ resource, opened, allowed, onClose }: VisitMenuProps) {
  const translate = useTranslate();
  const titleId = useId();
  const createPath = useCreatePath();
  const { hasShow } = useResourceDefinition({ resource });
  const [isAssigning, setIsAssigning] = useState(false);
  const { visit, conflict, anchor } = opened;
  const operation = visit.status === 'accepted' ? 'assign' : 'reassign';
  const { from } = serviceApplication.transitions?.[operation] ?? { from: [] };
  const canMove = from.includes(visit.status) && allowed.has(operation) && allowed.has('selectAssignable');
  if (isAssigning) {
    return (
      <Suspense fallback={null}>
        <AssignDialog resource={resource} records={[{ ...visit }]} onClose={onClose} />
      </Suspense>
    );
  }
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { padding: 2, maxWidth: 340 } } }}
    >
      <Typography id={titleId} component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {visit.elderlyName} <ReferenceValue entity="serviceType" ids={[visit.serviceTypeId]} />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {planText({ ...visit })}
        <br />
        {visit.applicationNo}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, marginBlock: 1 }}>
        {visit.signStatus === null ? (
          <ChoiceChip entity={serviceApplication} field="status" value={visit.status} />
        ) : (
          <SignStatusChip status={visit.signStatus} />
        )}
        {conflict && <StatusChip tone="danger">{translate(`service-manage.board.conflicts.${conflict}`)}</StatusChip>}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {canMove && (
          <Button autoFocus size="small" variant="contained" onClick={() => setIsAssigning(true)}>
            {translate(`service-manage.board.${operation}To`)}
          </Button>
        )}
        {hasShow && (
          <Button size="small" component={Link} to={createPath({ resource, id: visit.id, type: 'show' })}>
            {translate('service-manage.sign.application')}
          </Button>
        )}
      </Box>
    </Popover>
  );
}
