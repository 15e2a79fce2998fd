import { Button, Stack, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';

export default function PageCacheParams() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  // Each URL has its own tab, so that each id keeps its own text.
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="h2">{translate('demo.pageCacheParams.id', { id })}</Typography>
      <TextField label={translate('demo.pageCache.text')} />
      <Button component={Link} to={`/demo/playground/page-cache/params/${id === '1' ? '2' : '1'}`} variant="outlined">
        {translate('demo.pageCacheParams.other')}
      </Button>
    </Stack>
  );
}
