import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { isRecord } from '../../../../../contract/values/isRecord';
import {
  choiceLabel,
  EmptySection,
  formatMoment,
  type KitRecord,
  toneColor,
  toneOf,
  useRevealedRecord,
} from '../../../../core/kit';
import { serviceApplication } from '../../entities/applications/serviceApplication';

/** Shows the history of an application in order: what, when, by whom, for whom and why. */
export function StepTimeline({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const { steps } = useRevealedRecord(record);
  const made = Array.isArray(steps) ? steps.filter(isRecord) : [];
  if (made.length === 0) return <EmptySection>{translate('service-manage.application.show.noSteps')}</EmptySection>;
  return (
    <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {made.map((step, at) => (
        <Step key={`${String(step.time)}-${String(step.action)}`} step={step} isLast={at === made.length - 1} />
      ))}
    </Box>
  );
}

function Step({ step, isLast }: { step: Readonly<Record<string, unknown>>; isLast: boolean }) {
  const translate = useTranslate();
  const { action, time, adminName, approverName, attendantName, note } = step;
  const isOwn = attendantSteps.has(String(action));
  const text = (key: string, name?: unknown) =>
    translate(`service-manage.application.show.${key}`, { name: String(name) });
  const details = [
    attendantName && text(isOwn ? 'byAttendant' : action === 'remind' ? 'reminded' : 'to', attendantName),
    adminName ? text('by', adminName) : !isOwn && text('bySystem'),
    approverName && text('approved', approverName),
  ].filter(Boolean);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5 }}>
      <Box
        aria-hidden
        sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', paddingBlockStart: '5px' }}
      >
        <Box
          sx={{
            width: 10,
            height: 10,
            borderRadius: '50%',
            flex: 'none',
            backgroundColor: toneColor(toneOf(serviceApplication, 'steps.action', action)),
          }}
        />
        {!isLast && <Box sx={{ width: 2, flex: 1, backgroundColor: 'divider', marginBlockStart: '4px' }} />}
      </Box>
      <Box sx={{ minWidth: 0, paddingBlockEnd: isLast ? 0 : 1.5, fontSize: '0.875rem' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
          <b>{translate(choiceLabel(serviceApplication, 'steps.action', String(action)))}</b>
          <Box component="time" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {formatMoment(String(time))}
          </Box>
        </Box>
        {details.length > 0 && <Box sx={{ color: 'text.secondary' }}>{details.join(' · ')}</Box>}
        {typeof note === 'string' && note !== '' && <NoteText action={String(action)} note={note} />}
      </Box>
    </Box>
  );
}

/** Shows the note of a step. A cancellation without a note stores the code of its reason instead. */
function NoteText({ action, note }: { action: string; note: string }) {
  const translate = useTranslate();
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {action === 'cancel' ? translate(choiceLabel(serviceApplication, 'cancelReason', note), { _: note }) : note}
    </Box>
  );
}

/** Steps that attendants make in their app, so no administrator is named. */
const attendantSteps = new Set(['signIn', 'signOut']);
