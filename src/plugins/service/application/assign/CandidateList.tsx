import Box from '@mui/material/Box';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { EmptySection } from '../../../../core/kit';
import type { AssignableAttendant } from '../../entities/attendants/assignableAttendant';
import { CandidateRow } from './CandidateRow';

export interface CandidateListProps {
  candidates: readonly AssignableAttendant[];
  chosen: number | undefined;
  /** The attendant to whom the application is assigned now. */
  currentId: number | undefined;
  onChoose: (attendantId: number) => void;
}

/** Lists attendants in the server's order, unavailable ones at the end. The arrow keys move among the available ones. */
export function CandidateList({ candidates, chosen, currentId, onChoose }: CandidateListProps) {
  const translate = useTranslate();
  const text = (key: string, options?: object) => translate(`service-manage.application.assign.${key}`, options);
  const eligible = candidates.filter((candidate) => candidate.eligible);
  const others = candidates.filter((candidate) => !candidate.eligible);
  const rows = (all: readonly AssignableAttendant[]) =>
    all.map((candidate) => (
      <CandidateRow key={candidate.attendantId} candidate={candidate} isCurrent={candidate.attendantId === currentId} />
    ));
  if (candidates.length === 0) return <EmptySection>{text('nobody')}</EmptySection>;
  return (
    <RadioGroup
      aria-label={text('attendants')}
      value={chosen === undefined ? '' : String(chosen)}
      onChange={(_, value) => onChoose(Number(value))}
      sx={{ flexWrap: 'nowrap' }}
    >
      {eligible.length === 0 ? <EmptySection>{text('nobodyEligible')}</EmptySection> : rows(eligible)}
      {others.length > 0 && (
        <Box component="section" aria-label={text('others', { count: others.length })}>
          <Typography variant="subtitle2" component="h3" sx={{ paddingBlock: 1, color: 'text.secondary' }}>
            {text('others', { count: others.length })}
          </Typography>
          <Box sx={{ display: 'flex', flexDirection: 'column' }}>{rows(others)}</Box>
        </Box>
      )}
    </RadioGroup>
  );
}
