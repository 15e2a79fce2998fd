import ConstructionIcon from '@mui/icons-material/ConstructionOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { usePageTitle } from '../../plugin-api';

/** A page of the menu that does not exist yet: says so plainly. */
export function PlannedPage() {
  const title = usePageTitle();
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 1,
        paddingBlock: 8,
        textAlign: 'center',
      }}
    >
      <ConstructionIcon sx={{ fontSize: 48, color: 'text.disabled' }} />
      <Typography component="h1" variant="h1">
        {translate('kit.planned.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 480 }}>
        {translate('kit.planned.text', { name: translate(title) })}
      </Typography>
    </Box>
  );
}
