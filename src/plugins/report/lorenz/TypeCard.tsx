import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useGetOne, useTranslate } from 'react-admin';
import { FieldValue, fieldLabel, type KitRecord } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { lorenz } from '../entities/lorenz';
import { lorenzType } from '../entities/lorenzType';
import { SampleShape } from './SampleShape';

/** Describes the detected shape of a plot: a sample picture, its possible meaning, and advice. */
export function TypeCard({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const resource = useEntityResource(lorenzType.name) ?? '';
  const id = Number(record.lorenzTypeId);
  const { data } = useGetOne<KitRecord>(resource, { id }, { enabled: resource !== '' && id > 0, retry: false });
  return (
    <Paper variant="outlined" component="section" sx={{ padding: 2, flex: '1 1 260px', minWidth: 0 }}>
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, marginBlockEnd: 1 }}>
        {translate('report-manage.lorenz.shape')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', flexWrap: 'wrap' }}>
        {data && <SampleShape code={String(data.code)} size={112} />}
        <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>
            <FieldValue entity={lorenz} source="lorenzTypeId" record={record} />
          </Typography>
          {typeof record.confidence === 'number' && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {translate(fieldLabel(lorenz, 'confidence'))} {Math.round(record.confidence * 100)}%
            </Typography>
          )}
          {data &&
            (['shape', 'meaning', 'suggestion'] as const).map((field) => (
              <Box key={field} sx={{ marginBlockStart: 1 }}>
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  {translate(fieldLabel(lorenzType, field))}
                </Typography>
                <Typography variant="body2">
                  <FieldValue entity={lorenzType} source={field} record={data} />
                </Typography>
              </Box>
            ))}
        </Box>
      </Box>
    </Paper>
  );
}
