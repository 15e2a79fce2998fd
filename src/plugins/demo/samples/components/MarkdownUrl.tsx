import { Alert, Button, CircularProgress } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { MarkdownText } from '../parts/MarkdownText';
import address from './guide.md?url&no-inline';

export default function MarkdownUrl() {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['demo', 'markdown', address],
    queryFn: () => fetchText(address),
  });
  if (error)
    return (
      <Alert severity="error" action={<Button onClick={() => refetch()}>{translate('demo.frame.retry')}</Button>}>
        {translate('demo.frame.failed')}
      </Alert>
    );
  return data === undefined ? (
    <CircularProgress size={20} aria-label={translate('ra.page.loading')} />
  ) : (
    <MarkdownText markdown={data} />
  );
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
  return response.text();
}
