import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import VolumeOffIcon from '@mui/icons-material/VolumeOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { visuallyHidden } from '@mui/utils';
import { lazy } from 'react';
import { useTranslate } from 'react-admin';
import { HeaderPanel } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { wearerAlert } from '../entities/alerts/wearerAlert';
import { alarmColors, highestOf, priorityOf } from './alarmPriority';
import { useAlarmNotifications } from './useAlarmNotifications';
import { type AlarmSound, useAlarmSound } from './useAlarmSound';
import { ALARMS_MAX, useAlarms } from './useAlarms';
import { useAlarmTabIndicator } from './useAlarmTabIndicator';

const AlarmPanel = lazy(() => import('./AlarmPanel'));

/** Signals alerts on every page: with sound, in the browser tab, by a notification and in a list of who is waiting. */
export default function AlarmIndicator() {
  const resource = useEntityResource(wearerAlert.name);
  return resource ? <Station resource={resource} /> : null;
}

function Station({ resource }: { resource: string }) {
  const translate = useTranslate();
  const { alarms, isError, refetch } = useAlarms(resource);
  const sound = useAlarmSound(alarms);
  const count = alarms?.length ?? 0;
  const countText = count === ALARMS_MAX ? `${ALARMS_MAX}+` : String(count);
  const priority = highestOf((alarms ?? []).map(priorityOf));
  const summary = translate(isError ? 'record-manage.alarm.unseen' : 'record-manage.alarm.count', { count: countText });
  useAlarmTabIndicator(priority, summary);
  useAlarmNotifications(alarms);
  const label = count > 0 || isError ? summary : translate('record-manage.alarm.none');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 0.5 }}>
      <SoundBanner sound={sound} />
      {/* Screen readers announce a new critical alert at once. */}
      <Box role={priority === 'high' ? 'alert' : 'status'} sx={visuallyHidden}>
        {count > 0 && summary}
      </Box>
      <HeaderPanel
        label={label}
        icon={<CampaignIcon />}
        badge={{
          badgeContent: isError ? '!' : count > 0 ? countText : undefined,
          color: priority ? alarmColors[priority] : 'warning',
        }}
        buttonSx={({ palette, shell }) => ({
          color: priority ? '#fff' : 'inherit',
          background: priority && palette[alarmColors[priority]].main,
          '&:hover': { background: priority ? palette[alarmColors[priority]].dark : shell.hoverBackground },
        })}
        title={translate('record-manage.alarm.title')}
        width={400}
      >
        {(close) => (
          <AlarmPanel
            resource={resource}
            alarms={alarms ?? []}
            sound={sound}
            onAcknowledged={() => void refetch()}
            onClose={close}
          />
        )}
      </HeaderPanel>
    </Box>
  );
}

/** Warns that alarms cannot be heard and offers to allow the sound. The first time, it asks for consent. */
function SoundBanner({ sound }: { sound: AlarmSound }) {
  const translate = useTranslate();
  const { isOn, state, hasConsent, turnOn } = sound;
  if (isOn && state !== 'blocked') return null;
  const text = isOn ? (hasConsent ? 'blocked' : 'ask') : 'off';
  const label = translate(`record-manage.alarm.${text}`);
  const handleClick = () => {
    turnOn();
    if (typeof Notification !== 'undefined' && Notification.permission === 'default')
      void Notification.requestPermission();
  };
  return (
    <Tooltip title={translate('record-manage.alarm.turnOn')}>
      <Button
        size="small"
        variant="contained"
        color="warning"
        onClick={handleClick}
        aria-label={label}
        startIcon={<VolumeOffIcon />}
        sx={{
          minWidth: 0,
          whiteSpace: 'nowrap',
          '& .MuiButton-startIcon': { marginInline: { xs: 0, lg: '-2px 6px' } },
        }}
      >
        <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
          {label}
        </Box>
      </Button>
    </Tooltip>
  );
}
