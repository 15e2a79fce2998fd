import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { serviceApplication } from '../../../../contract/service/serviceApplication';
import { choiceLabel, EmptySection, formatMoment, type KitRecord, useRevealedRecord } from '../../../core/kit';

/** Every step of a visit with its time and who made it, the latest first. */
export function VisitTimeline({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const steps = stepsIn(useRevealedRecord(record));
  if (steps.length === 0) return <EmptySection>{translate('kit.show.relatedEmpty')}</EmptySection>;
  return (
    <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {steps.map(({ key, action, time, people, note }) => (
        <Box
          key={key}
          component="li"
          sx={{
            position: 'relative',
            borderInlineStart: 2,
            borderColor: 'divider',
            marginInlineStart: '5px',
            paddingInlineStart: 2,
            paddingBlockEnd: 1.5,
            '&::before': {
              content: '""',
              position: 'absolute',
              insetInlineStart: -6,
              insetBlockStart: 6,
              width: 10,
              height: 10,
              borderRadius: '50%',
              backgroundColor: 'primary.main',
            },
            '&:last-of-type': { borderColor: 'transparent', paddingBlockEnd: 0 },
          }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
            <b>{translate(choiceLabel(serviceApplication, 'steps.action', action))}</b>
            <Box component="time" dateTime={time} sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {formatMoment(time)}
            </Box>
          </Box>
          {(people !== '' || note !== '') && (
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
              {[people, note].filter((part) => part !== '').join(' · ')}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

interface Step {
  key: string;
  action: string;
  time: string;
  people: string;
  note: string;
}

function stepsIn({ steps }: KitRecord): Step[] {
  if (!Array.isArray(steps)) return [];
  return steps
    .filter((step): step is Record<string, unknown> => typeof step === 'object' && step !== null)
    .map(({ action, time, adminName, approverName, attendantName, note }, at) => ({
      key: `step-${at}`,
      action: String(action),
      time: String(time),
      people: [adminName, approverName, attendantName].filter((name) => typeof name === 'string' && name).join(' · '),
      note: typeof note === 'string' ? note : '',
    }))
    .reverse();
}
