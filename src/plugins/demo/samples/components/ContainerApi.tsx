import { Button, Stack } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { PageContainer } from '../../../../core/kit';
import { LongText } from '../parts/LongText';

export default function ContainerApi() {
  const translate = useTranslate();
  const body = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  // Browsers respect reduced motion for 'smooth' in CSS only, so check it here.
  const behavior = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  return (
    <PageContainer
      variant="card"
      height={360}
      label={translate('demo.container.body')}
      bodyRef={body}
      onScroll={setTop}
      header={
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Button variant="outlined" onClick={() => body.current?.scrollBy({ top: 100, behavior })}>
            {translate('demo.containerApi.by')}
          </Button>
          <Button variant="outlined" disabled={top < 55} onClick={() => body.current?.scrollTo({ top: 0, behavior })}>
            {translate('demo.containerApi.toTop')}
          </Button>
          <span>{translate('demo.containerApi.offset', { pixels: Math.round(top) })}</span>
        </Stack>
      }
    >
      <LongText />
    </PageContainer>
  );
}
