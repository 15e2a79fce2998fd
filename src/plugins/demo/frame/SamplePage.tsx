import { Box, Card } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { PageHeader } from '../../../core/kit';
import { usePageTitle } from '../../../core/plugin-api';
import { SourcePane } from './SourcePane';

interface SamplePageProps {
  name: string;
  /** Path of its source within the plugin. */
  file: string;
  children: ReactNode;
}

/** Shows a sample: a one-sentence description, the working example, and its source beside or below it. */
export function SamplePage({ name, file, children }: SamplePageProps) {
  const translate = useTranslate();
  const title = usePageTitle();
  return (
    <>
      <PageHeader title={title} description={`demo.${name}.lead`} />
      <Box
        sx={{
          mt: 2,
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <Card component="section" aria-label={translate('demo.frame.example')} sx={{ p: 2 }}>
          {children}
        </Card>
        <SourcePane file={file} />
      </Box>
    </>
  );
}
