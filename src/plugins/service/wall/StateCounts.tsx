import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { type DayFlow, flowStates } from '../entities/visits/flowCalls';
import { flowStateColors, flowStateLabel } from '../today/flowStateColors';

/** Counts the visits of the day by state. */
export function StateCounts({ hours }: Pick<DayFlow, 'hours'>) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: '1em',
        fontSize: '1.15em',
        '@container (max-width: 34em)': { fontSize: '0.8em', gap: '0.4em' },
      }}
    >
      {flowStates.map((state) => (
        <Box key={state} sx={{ display: 'flex', alignItems: 'baseline', gap: '0.4em', whiteSpace: 'nowrap' }}>
          <Box
            aria-hidden
            component="span"
            sx={(theme) => ({
              width: '0.7em',
              height: '0.7em',
              borderRadius: '0.15em',
              backgroundColor: flowStateColors(theme)[state],
            })}
          />
          {translate(flowStateLabel(state))}
          <Box component="b" sx={{ fontSize: '1.7em', lineHeight: 1, fontVariantNumeric: 'tabular-nums' }}>
            {hours.reduce((sum, hour) => sum + hour[state], 0)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
