import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { keepPreviousData } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { choiceLabel, type Drawing, type KitRecord, ReadError, useCallQuery, useDrawing } from '../../../core/kit';
import { lorenz } from '../entities/lorenz';
import { type Cloud, type CloudPart, cloudParts } from '../entities/lorenzReads';
import { useIsDark } from '../parts/useIsDark';
import { darkCloud, drawCloud, lightCloud } from './drawCloud';
import { TypeCard } from './TypeCard';

/** Maximum size of the plot in pixels. */
const SIZE = 420;

/** Shows the cloud of the whole time, or of day or night, beside its values and shape. */
export default function LorenzView({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const [part, setPart] = useState<CloudPart>('all');
  const { data, error, refetch } = useCallQuery<Cloud>(
    resource,
    'selectCloud',
    { id: record.id, part },
    { placeholderData: keepPreviousData },
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, minWidth: 0 }}>
      <Paper variant="outlined" sx={{ padding: 1.5, flex: '1 1 280px', maxWidth: SIZE + 26, minWidth: 0 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={part}
          aria-label={translate('report-manage.lorenz.part')}
          onChange={(_, chosen: CloudPart | null) => chosen && setPart(chosen)}
          sx={{ marginBlockEnd: 1 }}
        >
          {cloudParts.map((each) => (
            <ToggleButton key={each} value={each} sx={{ paddingBlock: 0.25, textTransform: 'none' }}>
              {translate(choiceLabel(lorenz, 'selectCloud_part', each))}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {error && <ReadError error={error} onRetry={() => void refetch()} />}
        {!error && !data && <Skeleton variant="rounded" height={SIZE} />}
        {data && !error && <CloudCanvas cloud={data} part={part} />}
      </Paper>
      <TypeCard record={record} />
    </Box>
  );
}

function CloudCanvas({ cloud, part }: { cloud: Cloud; part: CloudPart }) {
  const translate = useTranslate();
  const isDark = useIsDark();
  const draw: Drawing = useCallback(
    (context, { width }) =>
      drawCloud({ context, cloud, size: width, colors: isDark ? darkCloud : lightCloud, fontSize: 11 }),
    [cloud, isDark],
  );
  const canvas = useDrawing(draw);
  const values = {
    part: translate(choiceLabel(lorenz, 'selectCloud_part', part)),
    pairs: cloud.pairs,
    mean: Math.round(cloud.meanRr),
    sd1: cloud.sd1.toFixed(1),
    sd2: cloud.sd2.toFixed(1),
  };
  const summary = translate('report-manage.lorenz.summary', values);
  return (
    <>
      <canvas
        ref={canvas}
        role="img"
        aria-label={summary}
        style={{ display: 'block', width: '100%', maxWidth: SIZE, aspectRatio: '1' }}
      />
      <Typography variant="body2" sx={{ marginBlockStart: 1, fontVariantNumeric: 'tabular-nums' }}>
        {summary}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {translate('report-manage.lorenz.axes')}
      </Typography>
    </>
  );
}
