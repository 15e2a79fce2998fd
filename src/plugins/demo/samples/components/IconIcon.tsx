import ElderlyIcon from '@mui/icons-material/Elderly';
import { Stack } from '@mui/material';
import { useTranslate } from 'react-admin';

export default function IconIcon() {
  const translate = useTranslate();
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <ElderlyIcon fontSize="small" />
      <ElderlyIcon color="primary" />
      <ElderlyIcon fontSize="large" color="error" />
      {/* An icon without text needs an accessible name; beside a text it needs none. */}
      <ElderlyIcon sx={{ fontSize: 64 }} titleAccess={translate('demo.iconIcon.elder')} />
    </Stack>
  );
}
