import { Box } from '@mui/material';
import { useThemeTexts } from '../appearance/useThemeTexts';

/** System name, version label, and the owner's registration number and copyright line where configured (spec §1). */
export function Footer() {
  const { footer } = useThemeTexts();
  return (
    <Box component="footer" sx={{ px: 3, py: 1.25, fontSize: 12, color: 'text.secondary', textAlign: 'center' }}>
      {footer.join('  ·  ')}
    </Box>
  );
}
