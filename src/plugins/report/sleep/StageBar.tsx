import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useIsDark } from '../parts/useIsDark';
import { darkNight, lightNight } from './drawNight';
import { type StageRun, stageMinutes, stageRows } from './nightRuns';

/** Shows the stages of the night as a bar, with minutes and shares as text. */
export function StageBar({ runs }: { runs: readonly StageRun[] }) {
  const translate = useTranslate();
  const { stages } = useIsDark() ? darkNight : lightNight;
  const minutes = stageMinutes(runs);
  const shown = stageRows.filter((stage) => minutes[stage] > 0);
  const total = shown.reduce((sum, stage) => sum + minutes[stage], 0);
  return (
    <Box sx={{ marginBlockStart: 1 }}>
      <Box aria-hidden sx={{ display: 'flex', height: 14, borderRadius: 1, overflow: 'hidden' }}>
        {shown.map((stage) => (
          <Box key={stage} sx={{ flexGrow: minutes[stage], backgroundColor: stages[stage] }} />
        ))}
      </Box>
      <Box
        component="ul"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          listStyle: 'none',
          padding: 0,
          marginBlock: 1,
          fontSize: '0.8125rem',
        }}
      >
        {shown.map((stage) => (
          <Box component="li" key={stage} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            <Box aria-hidden sx={{ width: 10, height: 10, borderRadius: '2px', backgroundColor: stages[stage] }} />
            {translate('report-manage.sleep.share', {
              stage: translate(`report-manage.sleep.stages.${stage}`),
              minutes: minutes[stage],
              share: Math.round((minutes[stage] / total) * 100),
            })}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
