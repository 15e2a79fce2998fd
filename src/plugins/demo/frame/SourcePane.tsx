import { Alert, Box, Button, CircularProgress, Tab, Tabs } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { CodeBlock, CopyButton } from '../../../core/kit';
import { loadSources, type SourceFile } from './loadSources';

/** Shows the source of a sample and of its parts, with a copy button. */
export function SourcePane({ file }: { file: string }) {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['demo', 'source', file],
    queryFn: () => loadSources(file),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Box component="section" aria-label={translate('demo.frame.source')} sx={{ minWidth: 0 }}>
      {data && <Files files={data} />}
      {error && (
        <Alert severity="error" action={<Button onClick={() => refetch()}>{translate('demo.frame.retry')}</Button>}>
          {translate('demo.frame.failed')}
        </Alert>
      )}
      {!data && !error && <CircularProgress size={20} aria-label={translate('demo.frame.source')} />}
    </Box>
  );
}

function Files({ files }: { files: readonly SourceFile[] }) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState(0);
  const { name, code, language } = files[chosen] ?? { name: '', code: '', language: '' };
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 42 }}>
        <Tabs
          value={chosen}
          onChange={(_, next: number) => setChosen(next)}
          variant="scrollable"
          aria-label={translate('demo.frame.source')}
          sx={{ flex: 1, minWidth: 0 }}
        >
          {files.map((file, index) => (
            <Tab key={file.name} value={index} label={file.name} sx={{ textTransform: 'none' }} />
          ))}
        </Tabs>
        <CopyButton text={code} />
      </Box>
      <CodeBlock code={code} language={language} label={name} maxHeight={640} />
    </>
  );
}
