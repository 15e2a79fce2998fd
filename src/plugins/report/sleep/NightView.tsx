import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { parseIsoMoment } from '../../../../contract/moment';
import { type Drawing, EmptySection, type KitRecord, ReadError, useCallQuery, useDrawing } from '../../../core/kit';
import type { Night, StoredNight } from '../entities/sleepReads';
import { useIsDark } from '../parts/useIsDark';
import { darkNight, drawNight, lightNight } from './drawNight';
import { stageRuns } from './nightRuns';
import { StageBar } from './StageBar';
import { Trend } from './Trend';
import { useNightLabels } from './useNightLabels';

/** Height of the night's picture in pixels. */
const HEIGHT = 360;

/** Shows the night on one time axis, the shares of its stages, and previous nights. */
export default function NightView({ record }: { record: KitRecord }) {
  const resource = useResourceContext() ?? '';
  const { data, error, refetch } = useCallQuery<Night>(resource, 'selectNight', { id: record.id });
  if (error) return <ReadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={HEIGHT} />;
  const begin = parseIsoMoment(String(record.bedTime)) ?? 0;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0 }}>
      <Stages night={data} begin={begin} />
      <Trend nights={data.trend} id={Number(record.id)} />
    </Box>
  );
}

function Stages({ night, begin }: { night: Night; begin: number }) {
  const translate = useTranslate();
  const { hypnogram, heartRate, spo2, movement } = night;
  if (!hypnogram || !heartRate || !spo2 || !movement) {
    return <EmptySection>{translate('report-manage.sleep.noSeries')}</EmptySection>;
  }
  return (
    <Paper variant="outlined" sx={{ padding: 1.5, minWidth: 0 }}>
      <NightCanvas night={{ hypnogram, heartRate, spo2, movement }} begin={begin} />
      <StageBar runs={stageRuns(hypnogram)} />
    </Paper>
  );
}

function NightCanvas({ night, begin }: { night: StoredNight; begin: number }) {
  const translate = useTranslate();
  const labels = useNightLabels();
  const isDark = useIsDark();
  const draw: Drawing = useCallback(
    (context, size) => {
      const colors = isDark ? darkNight : lightNight;
      drawNight({ context, night, begin, ...size, colors, labels, fontSize: 11 });
    },
    [night, begin, isDark, labels],
  );
  const canvas = useDrawing(draw);
  return (
    <>
      <canvas
        ref={canvas}
        role="img"
        aria-label={translate('report-manage.sleep.picture')}
        style={{ display: 'block', width: '100%', height: HEIGHT }}
      />
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {translate('report-manage.sleep.axis')}
      </Typography>
    </>
  );
}
