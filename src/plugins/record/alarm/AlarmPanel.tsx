import VolumeOffIcon from '@mui/icons-material/VolumeOffOutlined';
import VolumeUpIcon from '@mui/icons-material/VolumeUpOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { choiceLabel, formatAge, useAllowedActions, useKitDataProvider } from '../../../core/kit';
import { eventsOf } from '../entities/alerts/sameEvent';
import { type WardAlert, wearerAlert } from '../entities/alerts/wearerAlert';
import { alarmColors, byPriority, priorityOf } from './alarmPriority';
import type { AlarmSound } from './useAlarmSound';

interface AlarmPanelProps {
  resource: string;
  alarms: readonly WardAlert[];
  sound: AlarmSound;
  onAcknowledged: () => void;
  onClose: () => void;
}

/** Lists the waiting alerts, the worst first, each with a button to take it on. Also controls the sound in this browser. */
export default function AlarmPanel({ resource, alarms, sound, onAcknowledged, onClose }: AlarmPanelProps) {
  const translate = useTranslate();
  const canAcknowledge = useAllowedActions(resource, ['acknowledge']).has('acknowledge');
  const ward = `/${resource.slice(0, resource.lastIndexOf('/'))}/index`;
  const isAudible = sound.isOn && sound.state === 'running';
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', maxHeight: 'min(70dvh, 620px)' }}>
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <Typography component="h2" sx={{ flex: 1, fontWeight: 600 }}>
          {translate('record-manage.alarm.title')}
        </Typography>
        <Button size="small" component={Link} to={ward} onClick={onClose}>
          {translate('record-manage.alarm.ward')}
        </Button>
      </Box>
      {!isAudible && (
        <Alert severity="warning" sx={{ borderRadius: 0 }}>
          {translate(`record-manage.alarm.${sound.isOn ? 'blocked' : 'off'}`)}
        </Alert>
      )}
      {alarms.length === 0 && (
        <Typography sx={{ px: 2, py: 3, textAlign: 'center', color: 'text.secondary' }}>
          {translate('record-manage.alarm.none')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, overflow: 'auto' }}>
        {byPriority(alarms).map((alarm) => (
          <Alarm
            key={alarm.id}
            alarm={alarm}
            resource={canAcknowledge ? resource : undefined}
            onAcknowledged={onAcknowledged}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}>
        {isAudible ? (
          <Button size="small" color="inherit" startIcon={<VolumeOffIcon />} onClick={sound.turnOff}>
            {translate('record-manage.alarm.turnOff')}
          </Button>
        ) : (
          <Button size="small" startIcon={<VolumeUpIcon />} onClick={sound.turnOn}>
            {translate('record-manage.alarm.turnOn')}
          </Button>
        )}
        {isAudible && (
          <Button size="small" startIcon={<VolumeUpIcon />} onClick={sound.turnOn}>
            {translate('record-manage.alarm.test')}
          </Button>
        )}
        {typeof Notification !== 'undefined' && Notification.permission === 'default' && (
          <Button size="small" onClick={() => void Notification.requestPermission()}>
            {translate('record-manage.alarm.notify')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

interface AlarmProps {
  alarm: WardAlert;
  /** Absent when the user cannot take on alerts. */
  resource: string | undefined;
  onAcknowledged: () => void;
}

function Alarm({ alarm, resource, onAcknowledged }: AlarmProps) {
  const translate = useTranslate();
  const [locale = 'zh-CN'] = useLocaleState();
  const dataProvider = useKitDataProvider();
  const [isAcknowledging, setAcknowledging] = useState(false);
  const priority = priorityOf(alarm);
  const name = alarm.deviceUserName ?? translate('record-manage.ward.unworn', { sn: alarm.deviceSn ?? '' });
  const [event] = eventsOf(alarm.findings ?? []);
  const finding = event ? translate(choiceLabel(wearerAlert, 'findings_code', event.worst.code)) : '';
  const acknowledge = async (target: string) => {
    setAcknowledging(true);
    try {
      await dataProvider.call(target, 'acknowledge', { id: alarm.id, version: alarm.version });
    } catch {
      // The HTTP client has already shown the reason. The finally block reloads the current state.
    } finally {
      setAcknowledging(false);
      onAcknowledged();
    }
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
        borderInlineStart: ({ palette }) => `4px solid ${palette[alarmColors[priority]].main}`,
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {translate(`record-manage.alarm.${priority}`)} · {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {finding}
          {event && ` · ${formatAge(event.fromTime, Date.now(), locale)}`}
        </Typography>
      </Box>
      {resource && (
        <Button
          size="small"
          variant="contained"
          color={priority === 'high' ? 'error' : 'primary'}
          disabled={isAcknowledging}
          onClick={() => void acknowledge(resource)}
          sx={{ flexShrink: 0 }}
        >
          {translate('record-manage.alarm.take')}
        </Button>
      )}
    </Box>
  );
}
