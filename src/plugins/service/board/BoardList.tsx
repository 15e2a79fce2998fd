import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { ChoiceChip, choiceLabel, EmptySection, ReferenceValue, StatusChip } from '../../../core/kit';
import { timeText } from '../application/planText';
import { serviceApplication } from '../entities/applications/serviceApplication';
import { attendant as attendantEntity } from '../entities/attendants/attendant';
import type { BoardVisit, DayBoard } from '../entities/visits/boardCalls';
import type { VisitConflict } from '../entities/visits/visitConflicts';
import { SignStatusChip } from '../sign/SignStatusChip';
import { visitsByAttendant } from './boardLayout';
import type { OpenedVisit } from './VisitMenu';

export interface BoardListProps {
  board: DayBoard;
  conflicts: ReadonlyMap<number, VisitConflict>;
  onOpen: (opened: OpenedVisit) => void;
}

/** Shows the board on a narrow screen: the visits of the day as a list, attendant by attendant. */
export function BoardList({ board: { attendants, visits, unassigned }, conflicts, onOpen }: BoardListProps) {
  const translate = useTranslate();
  const rows = useMemo(() => visitsByAttendant(visits), [visits]);
  const busyAttendants = attendants.filter(({ id }) => rows.has(id));
  const list = (shown: readonly BoardVisit[]) =>
    shown.map((visit) => <VisitItem key={visit.id} visit={visit} conflict={conflicts.get(visit.id)} onOpen={onOpen} />);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Group title={translate('service-manage.board.unassigned')}>
        {unassigned.length > 0 ? (
          list(unassigned)
        ) : (
          <EmptySection>{translate('service-manage.board.allAssigned')}</EmptySection>
        )}
      </Group>
      {busyAttendants.map(({ id, name, role, dailyCap }) => {
        const attendantVisits = rows.get(id) ?? [];
        return (
          <Group
            key={id}
            title={name}
            note={`${translate(choiceLabel(attendantEntity, 'role', role))} · ${translate('service-manage.board.load', { count: attendantVisits.length, max: dailyCap ?? '–' })}`}
          >
            {list(attendantVisits)}
          </Group>
        );
      })}
      {attendants.length > busyAttendants.length && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('service-manage.board.free', { smart_count: attendants.length - busyAttendants.length })}
        </Typography>
      )}
    </Box>
  );
}

function Group({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ padding: 1.5, minWidth: 0 }}>
      <Typography id={id} component="h2" variant="subtitle2" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      {note && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {children}
      </Box>
    </Paper>
  );
}

function VisitItem({ visit, conflict, onOpen }: VisitItemProps) {
  const translate = useTranslate();
  const { elderlyName, serviceTypeId, planStart, planEnd, signStatus, status } = visit;
  return (
    <Box component="li" sx={{ '& + li': { borderTop: 1, borderColor: 'divider' } }}>
      <ButtonBase
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => onOpen({ visit, conflict, anchor: currentTarget })}
        sx={{
          width: 1,
          minHeight: 44,
          paddingBlock: 0.75,
          gap: 1,
          justifyContent: 'start',
          flexWrap: 'wrap',
          textAlign: 'start',
        }}
      >
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontSize: '0.875rem' }}>
          {timeText(planStart)}–{timeText(planEnd)}
        </Box>
        <Box component="span" sx={{ flex: '1 1 100px', minWidth: 0, fontSize: '0.875rem' }}>
          <b>{elderlyName}</b> <ReferenceValue entity="serviceType" ids={[serviceTypeId]} />
        </Box>
        {conflict && <StatusChip tone="danger">{translate(`service-manage.board.conflicts.${conflict}`)}</StatusChip>}
        {signStatus === null ? (
          <ChoiceChip entity={serviceApplication} field="status" value={status} />
        ) : (
          <SignStatusChip status={signStatus} />
        )}
      </ButtonBase>
    </Box>
  );
}

interface VisitItemProps extends Pick<BoardListProps, 'onOpen'> {
  visit: BoardVisit;
  conflict: VisitConflict | undefined;
}
