import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { loadColor } from './AreaMap';

/** Explains the colors of the areas: the least number of visits of each. */
export function MapLegend({ steps }: { steps: readonly number[] }) {
  const translate = useTranslate();
  const theme = useTheme();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: '0.9em', color: 'text.secondary', whiteSpace: 'nowrap' }}>
      {translate('service-manage.panel.map.load')}
      {[0, ...steps].map((least, step) => (
        <Box key={least} sx={{ display: 'flex', alignItems: 'center', gap: '0.35em' }}>
          <Box
            aria-hidden
            sx={{ width: '1.3em', height: '0.8em', borderRadius: '0.15em', bgcolor: loadColor(theme, step) }}
          />
          {step === 0 ? '0' : `${least}${step === steps.length || steps[step] !== least + 1 ? '+' : ''}`}
        </Box>
      ))}
    </Box>
  );
}
