import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { timeOfDay } from '../../../../contract/moment';
import { type DayFlow, flowStates } from '../entities/visits/flowCalls';
import { FLOW_ORDER, flowStateColors, flowStateLabel } from './flowStateColors';

const HOUR_MS = 3_600_000;
/** The hours that are always shown. */
const DAY = { from: 7, to: 19 };

export interface HourColumnsProps {
  flow: DayFlow;
  /** Height of the drawing including its hour labels. */
  height: number | string;
  /** Font size of the hour labels. */
  fontSize?: number | string;
}

/** Shows the visits of a day as stacked columns by hour, with a segment for each state and a line at the current time. */
export function HourColumns({ flow, height, fontSize = 11 }: HourColumnsProps) {
  const translate = useTranslate();
  const theme = useTheme();
  const colors = flowStateColors(theme);
  const known = flow.hours.map(({ hour }) => hour);
  const [from, to] = [Math.min(DAY.from, ...known), Math.max(DAY.to, ...known)];
  const hours = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const countsOf = (hour: number) => flow.hours.find((each) => each.hour === hour);
  const maxCount = Math.max(1, ...flow.hours.map((each) => flowStates.reduce((sum, state) => sum + each[state], 0)));
  const now = timeOfDay(Date.now()) / HOUR_MS;
  const nowShare = (now - from) / hours.length;
  return (
    <Box sx={{ position: 'relative', display: 'flex', alignItems: 'flex-end', gap: '3px', height }}>
      {nowShare > 0 && nowShare < 1 && (
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            insetBlock: 0,
            insetInlineStart: `${nowShare * 100}%`,
            borderInlineStart: '1.5px dashed',
            borderColor: 'text.secondary',
            opacity: 0.7,
          }}
        />
      )}
      {hours.map((hour) => {
        const counts = countsOf(hour);
        const parts = FLOW_ORDER.flatMap((state) => (counts?.[state] ? [{ state, count: counts[state] }] : []));
        const words = parts.map(({ state, count }) => `${translate(flowStateLabel(state))} ${count}`);
        const label = `${hour}:00 ${words.join('，')}`;
        return (
          <Box
            key={hour}
            sx={{ flex: 1, minWidth: 0, height: '100%', display: 'flex', flexDirection: 'column', textAlign: 'center' }}
            title={words.length > 0 ? label : undefined}
          >
            <Box
              role={words.length > 0 ? 'img' : undefined}
              aria-label={words.length > 0 ? label : undefined}
              sx={{ display: 'flex', flexDirection: 'column-reverse', flex: 1, minHeight: 0 }}
            >
              {parts.map(({ state, count }, at) => (
                <Box
                  key={state}
                  sx={{
                    height: `${(count / maxCount) * 100}%`,
                    minHeight: 3,
                    marginBlockStart: at === parts.length - 1 ? 0 : '1px',
                    borderRadius: at === parts.length - 1 ? '3px 3px 0 0' : 0,
                    backgroundColor: colors[state],
                  }}
                />
              ))}
            </Box>
            <Box
              aria-hidden
              component="span"
              sx={{ display: 'block', lineHeight: 1.7, fontSize, color: 'text.secondary' }}
            >
              {hour % 2 === 0 ? hour : '\u00a0'}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
