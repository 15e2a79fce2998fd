import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useCreatePath, useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import {
  choiceLabel,
  formatMoment,
  listSeparator,
  PageHeader,
  ReadError,
  useAllowedActions,
  useRefreshWhileVisible,
} from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { device } from '../entities/devices/device';
import { deviceType } from '../entities/devices/deviceType';
import { deviceBinding, UNASSIGNED_MAX, type UnassignedPeriod } from '../entities/wearers/deviceBinding';
import { useUnassigned } from './useUnassigned';

const REFRESH_MS = 60_000;
/** Entities whose changes affect the page. */
const REFRESH_OPTIONS = { entities: [deviceBinding.name, device.name, 'deviceUser'] };

/** Lists samples without a wearer, so that an administrator can assign them. */
export default function UnassignedPage() {
  const resource = useEntityResource(deviceBinding.name);
  return resource ? <UnassignedContent resource={resource} /> : null;
}

function UnassignedContent({ resource }: { resource: string }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { data, error, isPending, refetch } = useUnassigned(resource);
  useRefreshWhileVisible(() => void refetch(), REFRESH_MS, REFRESH_OPTIONS);
  const canAssign = useAllowedActions(resource, ['create']).has('create');
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0 }}>
      <PageHeader
        title="device-manage.pages.unassigned"
        description="device-manage.unassigned.description"
        actions={
          <Button component={Link} to={createPath({ resource, type: 'list' })}>
            {translate('device-manage.unassigned.history')}
          </Button>
        }
      />
      {isPending && <LinearProgress aria-label={translate('kit.list.loading')} />}
      {error && <ReadError error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Alert severity="success">{translate('device-manage.unassigned.none')}</Alert>}
      {data?.length === UNASSIGNED_MAX && (
        <Alert severity="info">{translate('device-manage.unassigned.cut', { max: UNASSIGNED_MAX })}</Alert>
      )}
      <Box
        component="ul"
        aria-label={translate('device-manage.pages.unassigned')}
        sx={{ display: 'flex', flexDirection: 'column', gap: 1, listStyle: 'none', margin: 0, padding: 0, minWidth: 0 }}
      >
        {data?.map((stretch) => (
          <StretchRow key={stretch.id} stretch={stretch} resource={resource} mayAssign={canAssign} />
        ))}
      </Box>
    </Box>
  );
}

interface StretchRowProps {
  stretch: UnassignedPeriod;
  resource: string;
  mayAssign: boolean;
}

function StretchRow({ stretch, resource, mayAssign: canAssign }: StretchRowProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { fromTime, toTime, kinds, samples } = stretch;
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(160px, 1fr) minmax(260px, 1.5fr) minmax(200px, 2fr) auto' },
        gap: 1.5,
        alignItems: 'center',
        padding: 1.5,
        minWidth: 0,
      }}
    >
      <DeviceLink stretch={stretch} />
      <Typography variant="body2">
        {formatMoment(fromTime)} – {formatMoment(toTime)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {kinds.map((kind) => translate(choiceLabel(deviceType, 'recordKinds', kind))).join(listSeparator(locale))}
        {' · '}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {translate('device-manage.unassigned.samples', { count: samples.toLocaleString(locale) })}
        </Box>
      </Typography>
      {canAssign && <AssignButton stretch={stretch} resource={resource} />}
    </Paper>
  );
}

function DeviceLink({ stretch: { deviceId, deviceName } }: { stretch: UnassignedPeriod }) {
  const createPath = useCreatePath();
  const devices = useEntityResource(device.name);
  if (!devices) return <Typography variant="body2">{deviceName}</Typography>;
  return (
    <MuiLink component={Link} to={createPath({ resource: devices, type: 'show', id: deviceId })} variant="body2">
      {deviceName}
    </MuiLink>
  );
}

/** Opens the prefilled assignment form. */
function AssignButton({ stretch, resource }: { stretch: UnassignedPeriod; resource: string }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { deviceId, fromTime, toTime } = stretch;
  const prefilled = JSON.stringify({ deviceId, bindTime: fromTime, unbindTime: toTime });
  return (
    <Button
      component={Link}
      variant="outlined"
      size="small"
      to={`${createPath({ resource, type: 'create' })}?source=${encodeURIComponent(prefilled)}`}
    >
      {translate('device-manage.unassigned.assign')}
    </Button>
  );
}
