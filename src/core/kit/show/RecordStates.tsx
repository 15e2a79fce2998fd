import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useCreatePath, useEditContext, useResourceContext, useShowContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { StateMessage } from '../../theme/messages/StateMessage';
import { LoadFailure } from '../page/LoadFailure';
import { useDelayedFlag } from '../page/useDelayedFlag';

/** States of a record page in an edit context: loading, error, loaded. */
export function RecordStates({ children }: { children: ReactNode }) {
  const { record, error, refetch } = useEditContext();
  return (
    <States hasRecord={record !== undefined} error={error} refetch={refetch}>
      {children}
    </States>
  );
}

/** The same for a show context. */
export function ShowStates({ children }: { children: ReactNode }) {
  const { record, error, refetch } = useShowContext();
  return (
    <States hasRecord={record !== undefined} error={error} refetch={refetch}>
      {children}
    </States>
  );
}

function States({
  hasRecord,
  error,
  refetch,
  children,
}: {
  hasRecord: boolean;
  error: Error | null | undefined;
  refetch: () => Promise<unknown>;
  children: ReactNode;
}) {
  if (hasRecord) return <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0 }}>{children}</Box>;
  if (error) return <RecordLoadFailure error={error} refetch={refetch} />;
  return <RecordSkeleton />;
}

function RecordSkeleton() {
  const isVisible = useDelayedFlag();
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('kit.list.loading')} sx={{ visibility: isVisible ? 'visible' : 'hidden' }}>
      <Skeleton width={240} height={40} />
      <Skeleton height={320} variant="rounded" />
    </Box>
  );
}

function RecordLoadFailure({ error, refetch }: { error: Error; refetch: () => Promise<unknown> }) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const isNotFound = 'status' in error && error.status === 4000;
  if (!isNotFound) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <StateMessage
      role="alert"
      state="lost"
      title={translate('kit.show.notFound')}
      text={translate('kit.show.notFoundHelp')}
      actions={
        <Button variant="contained" component={Link} to={createPath({ resource, type: 'list' })}>
          {translate('kit.show.back')}
        </Button>
      }
    />
  );
}
