import VolumeOffIcon from '@mui/icons-material/VolumeOffOutlined';
import VolumeUpIcon from '@mui/icons-material/VolumeUpOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { agoText, choiceLabel, useAllowedActions, useKitDataProvider } from '../../../core/kit';
import { eventsOf } from '../entities/sameEvent';
import { type WardPatient, wearerAlert } from '../entities/wearerAlert';
import { alarmTones, byPriority, priorityOf } from './alarmPriority';
import type { AlarmSound } from './useAlarmSound';

interface AlarmPanelProps {
  resource: string;
  alarms: readonly WardPatient[];
  sound: AlarmSound;
  onTaken: () => void;
  onClose: () => void;
}

/** Lists the waiting alerts, the worst first, each with a button to take it on. Also controls the sound in this browser. */
export default function AlarmPanel({ resource, alarms, sound, onTaken, onClose }: AlarmPanelProps) {
  const translate = useTranslate();
  const mayTake = useAllowedActions(resource, ['acknowledge']).has('acknowledge');
  const ward = `/${resource.slice(0, resource.lastIndexOf('/'))}/index`;
  const isHeard = sound.isOn && sound.state === 'running';
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
      {!isHeard && (
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
          <Alarm key={alarm.id} alarm={alarm} resource={mayTake ? resource : undefined} onTaken={onTaken} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}>
        {isHeard ? (
          <Button size="small" color="inherit" startIcon={<VolumeOffIcon />} onClick={sound.turnOff}>
            {translate('record-manage.alarm.turnOff')}
          </Button>
        ) : (
          <Button size="small" startIcon={<VolumeUpIcon />} onClick={sound.turnOn}>
            {translate('record-manage.alarm.turnOn')}
          </Button>
        )}
        {isHeard && (
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
  alarm: WardPatient;
  /** Absent when the user cannot take on alerts. */
  resource: string | undefined;
  onTaken: () => void;
}

function Alarm({ alarm, resource, onTaken }: AlarmProps) {
  const translate = useTranslate();
  const [locale = 'zh-CN'] = useLocaleState();
  const dataProvider = useKitDataProvider();
  const [isTaking, setTaking] = useState(false);
  const priority = priorityOf(alarm);
  const name = alarm.deviceUserName ?? translate('record-manage.ward.unworn', { sn: alarm.deviceSn ?? '' });
  const [event] = eventsOf(alarm.findings ?? []);
  const finding = event ? translate(choiceLabel(wearerAlert, 'findings_code', event.worst.code)) : '';
  const take = async (target: string) => {
    setTaking(true);
    try {
      await dataProvider.call(target, 'acknowledge', { id: alarm.id, version: alarm.version });
    } catch {
      // The HTTP client has already shown the reason. The finally block reloads the current state.
    } finally {
      setTaking(false);
      onTaken();
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
        borderInlineStart: ({ palette }) => `4px solid ${palette[alarmTones[priority]].main}`,
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {translate(`record-manage.alarm.${priority}`)} · {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {finding}
          {event && ` · ${agoText(event.fromTime, Date.now(), locale)}`}
        </Typography>
      </Box>
      {resource && (
        <Button
          size="small"
          variant="contained"
          color={priority === 'high' ? 'error' : 'primary'}
          disabled={isTaking}
          onClick={() => void take(resource)}
          sx={{ flexShrink: 0 }}
        >
          {translate('record-manage.alarm.take')}
        </Button>
      )}
    </Box>
  );
}
