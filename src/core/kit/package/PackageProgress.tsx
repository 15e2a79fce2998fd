import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import type { PackageResponse } from '../../../../contract/package/packageResponse';
import { useKitDataProvider } from '../action/useKitDataProvider';
import { formatMoment } from '../entity/formatValue';
import { formatBytes } from './formatBytes';
import { isPackageFinished } from './packageState';
import { usePackageCalls } from './usePackageCalls';

/** Milliseconds between two polls of a package's progress. */
const POLL_MS = 800;

export interface PackageProgressProps {
  /** Resource of the packages. */
  resource: string;
  /** The call that started it, which also returns its progress. */
  operation: string;
  taskId: string;
}

/** Progress of a package, with a cancel button, and then a download button. */
export function PackageProgress({ resource, operation, taskId }: PackageProgressProps) {
  const dataProvider = useKitDataProvider();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const text = (name: string, params?: object) => translate(`kit.package.${name}`, params);
  const { data: progress, refetch } = useQuery({
    queryKey: ['package', resource, taskId],
    queryFn: async () =>
      (await dataProvider.call(resource, operation, { taskId }, { silent: true })) as PackageResponse,
    refetchInterval: ({ state }) => (state.data && isPackageFinished(state.data.status) ? false : POLL_MS),
  });
  const { busy, cancel, download } = usePackageCalls(resource, () => void refetch());
  if (!progress) return <LinearProgress aria-label={text('progress')} />;
  const { status, percent, total, bytes, expires, message, fileName } = progress;
  if (status === 'ready') {
    const params = { smart_count: total, size: formatBytes(bytes ?? 0, locale), time: formatMoment(expires ?? '') };
    return (
      <Alert
        severity="success"
        action={
          <Button
            color="inherit"
            size="small"
            loading={busy !== undefined}
            onClick={() => download(taskId, fileName ?? `${taskId}.zip`)}
          >
            {text('download')}
          </Button>
        }
      >
        {text('ready', params)}
      </Alert>
    );
  }
  if (isPackageFinished(status)) return <Alert severity={status === 'failed' ? 'error' : 'info'}>{message}</Alert>;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography aria-live="polite">{text(status, { smart_count: total, percent })}</Typography>
      <LinearProgress variant="determinate" value={percent} aria-label={text('progress')} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text('goOn')}
      </Typography>
      <Box>
        <Button size="small" color="error" loading={busy !== undefined} onClick={() => cancel(taskId)}>
          {text('cancel')}
        </Button>
      </Box>
    </Box>
  );
}
