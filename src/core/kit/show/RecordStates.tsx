import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useCreatePath, useEditContext, useResourceContext, useShowContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { StateMessage } from '../../theme/messages/StateMessage';
import { LoadFailure } from '../page/LoadFailure';
import { WaitingPage } from '../page/WaitingPage';

export interface RecordStatesProps {
  /** Placeholder of the page while it loads. Defaults to that of a form in a dialog. */
  skeleton?: ReactNode;
  children: ReactNode;
}

/** States of a record page in an edit context: loading, error, loaded. */
export function RecordStates(props: RecordStatesProps) {
  const { record, error, refetch } = useEditContext();
  return <LoadStates {...props} hasRecord={record !== undefined} error={error} refetch={refetch} />;
}

/** The same for a show context. */
export function ShowStates(props: RecordStatesProps) {
  const { record, error, refetch } = useShowContext();
  return <LoadStates {...props} hasRecord={record !== undefined} error={error} refetch={refetch} />;
}

interface LoadStatesProps extends RecordStatesProps {
  hasRecord: boolean;
  error: Error | null | undefined;
  refetch: () => Promise<unknown>;
}

/** The states of a record: loading, error, loaded. */
export function LoadStates({ hasRecord, error, refetch, skeleton = <DialogSkeleton />, children }: LoadStatesProps) {
  if (hasRecord) return <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0 }}>{children}</Box>;
  if (error) return <RecordLoadFailure error={error} refetch={refetch} />;
  return skeleton;
}

function DialogSkeleton() {
  return (
    <Box sx={{ minHeight: 320 }}>
      <WaitingPage>
        <Skeleton height={320} variant="rounded" />
      </WaitingPage>
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
