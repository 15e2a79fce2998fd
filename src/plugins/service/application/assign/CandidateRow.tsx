import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { useLocaleState, useTranslate } from 'react-admin';
import { choiceLabel, StatusChip, useDistanceText } from '../../../../core/kit';
import type { AssignableAttendant } from '../../entities/attendants/assignableAttendant';
import { attendant } from '../../entities/attendants/attendant';
import { ScoreParts } from './ScoreParts';

const MINUTES_PER_HOUR = 60;

/** Shows one candidate: name, parts of the score, and the reasons if unavailable. */
export function CandidateRow({ candidate, isCurrent }: { candidate: AssignableAttendant; isCurrent: boolean }) {
  const translate = useTranslate();
  const { attendantId, attendantNo, name, eligible, problems, score, role, skillLevel } = candidate;
  const text = (key: string, options?: object) => translate(`service-manage.application.assign.${key}`, options);
  const qualifications = [
    translate(choiceLabel(attendant, 'role', role)),
    skillLevel && translate(choiceLabel(attendant, 'skillLevel', skillLevel)),
  ];
  return (
    <FormControlLabel
      value={String(attendantId)}
      disabled={!eligible}
      disableTypography
      control={<Radio size="small" />}
      sx={{
        margin: 0,
        padding: 1,
        alignItems: 'flex-start',
        borderBottom: 1,
        borderColor: 'divider',
        '&:has(:checked)': { backgroundColor: 'action.selected' },
        '& > :last-child': { flex: 1, minWidth: 0 },
      }}
      label={
        <Box sx={{ display: 'grid', gap: 0.75, paddingBlockStart: 0.75, color: 'text.primary' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25 }}>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {name}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {attendantNo} · {qualifications.filter(Boolean).join(' · ')}
            </Box>
            {candidate.isInArea === false && <StatusChip tone="warning">{text('outsideArea')}</StatusChip>}
            {candidate.isProposed && <StatusChip tone="positive">{text('proposed')}</StatusChip>}
            {isCurrent && <StatusChip tone="info">{text('current')}</StatusChip>}
            {eligible && (
              <Box component="span" sx={{ marginInlineStart: 'auto', fontWeight: 600 }}>
                {text('score', { score })}
              </Box>
            )}
          </Box>
          <Facts candidate={candidate} />
          {eligible ? (
            <ScoreParts parts={candidate.parts} />
          ) : (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
              {problems.map((problem) => (
                <StatusChip key={problem} tone="warning">
                  {text(`reasons.${problem}`)}
                </StatusChip>
              ))}
            </Box>
          )}
        </Box>
      }
    />
  );
}

function Facts({ candidate }: { candidate: AssignableAttendant }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const distanceText = useDistanceText();
  const { distanceM, rating, visitsToday, dailyCap, minutesThisMonth, monthlyMinutesCap, visitsToElder } = candidate;
  const hours = (minutes: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(minutes / MINUTES_PER_HOUR);
  const text = (key: string, options: object) => translate(`service-manage.application.assign.${key}`, options);
  const facts = [
    distanceM === null ? text('distanceUnknown', {}) : text('distance', { distance: distanceText(distanceM) }),
    text('today', { count: visitsToday, max: dailyCap }),
    text('month', { hours: hours(minutesThisMonth), max: hours(monthlyMinutesCap) }),
    rating === null ? text('unrated', {}) : text('rating', { rating }),
    ...(visitsToElder > 0 ? [text('familiar', { count: visitsToElder })] : []),
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, fontSize: '0.8125rem', color: 'text.secondary' }}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </Box>
  );
}
