import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { flowStates } from '../entities/visits/flowCalls';
import { flowStateColors, flowStateLabel } from './flowStateColors';
import { HourColumns } from './HourColumns';
import { StreetMap } from './StreetMap';
import { useDayFlow } from './useDayFlow';

/** Sizes of the drawing in a large and in a small area, chosen so that the text is equally large. */
const LARGE_SIZE = { size: { width: 640, height: 440 }, most: 38 };
const SMALL_SIZE = { size: { width: 330, height: 240 }, most: 24 };
const SMALL_CONTAINER = '@container (max-width: 34em)';

/** Shows the service area and the flow of the day on the wall screen; sizes are relative to the screen's text. */
export default function WallMap() {
  const translate = useTranslate();
  const { data, isAllowed } = useDayFlow();
  if (!isAllowed || !data) return null;
  const counts = flowStates.map((state) => ({
    state,
    count: data.hours.reduce((sum, hour) => sum + hour[state], 0),
  }));
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%', gap: '0.8em' }}>
      <Box sx={{ flex: 1, minHeight: 0, [SMALL_CONTAINER]: { display: 'none' } }}>
        <StreetMap streets={data.streets} {...LARGE_SIZE} />
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, display: 'none', [SMALL_CONTAINER]: { display: 'block' } }}>
        <StreetMap streets={data.streets} {...SMALL_SIZE} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          gap: '1em',
          fontSize: '1.15em',
          [SMALL_CONTAINER]: { fontSize: '0.8em', gap: '0.4em' },
        }}
      >
        {counts.map(({ state, count }) => (
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
              {count}
            </Box>
          </Box>
        ))}
      </Box>
      {/* In a small area, the map takes all the space. */}
      <Box sx={{ '@container (max-height: 26em)': { display: 'none' } }}>
        <HourColumns flow={data} height="8.5em" fontSize="0.95em" />
      </Box>
    </Box>
  );
}
