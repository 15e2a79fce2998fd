import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { EmptyValue, fieldLabel } from '../../../core/kit';
import { type DeviceUser, deviceUser } from '../entities/wearers/deviceUser';

type Baseline = NonNullable<DeviceUser['baseline']>;

const figures = [
  'restingHr',
  'avgHr',
  'spo2',
  'sdnn',
  'sleepMin',
  'steps',
] as const satisfies readonly (keyof Baseline)[];

/** Shows the baseline of a wearer with its number of days and its date. */
export function WearerBaseline({ baseline }: { baseline: Baseline | null | undefined }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const label = (name: keyof Baseline) => translate(fieldLabel(deviceUser, `baseline.${name}`));
  const title = translate(fieldLabel(deviceUser, 'baseline'));
  return (
    <Paper variant="outlined" component="section" aria-label={title} sx={{ padding: 2, minWidth: 0 }}>
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>
        {baseline
          ? translate('device-manage.wearer.baselineOf', { date: baseline.asOf ?? '', days: baseline.days ?? 0 })
          : translate('device-manage.wearer.noBaseline')}
      </Typography>
      {baseline && (
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))', gap: 1.5, margin: 0 }}
        >
          {figures.map((name) => (
            <div key={name}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {label(name)}
              </Typography>
              <Typography component="dd" sx={{ margin: 0, fontVariantNumeric: 'tabular-nums' }}>
                {baseline[name]?.toLocaleString(locale) ?? <EmptyValue />}
              </Typography>
            </div>
          ))}
        </Box>
      )}
    </Paper>
  );
}
