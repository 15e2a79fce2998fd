import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

/** Beside the heading of related records that do not exist. */
export function NothingRelated() {
  const translate = useTranslate();
  return (
    <Box component="span" role="status" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
      {translate('kit.show.relatedEmpty')}
    </Box>
  );
}
