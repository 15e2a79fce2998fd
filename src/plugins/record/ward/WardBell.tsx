import NotificationsActiveIcon from '@mui/icons-material/NotificationsActiveOutlined';
import NotificationsOffIcon from '@mui/icons-material/NotificationsOffOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useStoredState } from '../../../core/plugin-api';
import type { WardPatient } from '../entities/wearerAlert';
import { newlyCritical } from './newlyCritical';
import { playAlarm } from './playAlarm';

/** Whether this browser rings for new critical alerts, as long as nobody changes it. */
export function useBell() {
  const [isOn, setOn] = useStoredState({
    key: 'wardBell',
    scope: 'user',
    initial: false,
    parse: (stored) => (typeof stored === 'boolean' ? stored : undefined),
  });
  return { isOn, setOn };
}

interface WardBellProps extends ReturnType<typeof useBell> {
  /** Absent until they are known. */
  patients: readonly WardPatient[] | undefined;
  /** What was asked; people that another question brings are not new. */
  question: string;
}

/** Rings, and shows a notification of the browser where that is allowed, when somebody new needs help at once. */
export function WardBell({ isOn, setOn, patients, question }: WardBellProps) {
  const translate = useTranslate();
  useNewCritical(patients, question, (people) => {
    if (!isOn) return;
    playAlarm();
    if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
    for (const { id, deviceUserName, escalation } of people) {
      const isTold = escalation === 'post' || escalation === 'lead';
      new Notification(translate('record-manage.ward.title'), {
        // Names are masked as on the page.
        body: translate(`record-manage.ward.${isTold ? 'escalatedCritical' : 'newCritical'}`, {
          name: deviceUserName ?? '',
        }),
        tag: `ward-${id}`,
      });
    }
  });
  const toggle = () => {
    setOn(!isOn);
    if (isOn) return;
    playAlarm();
    if (typeof Notification !== 'undefined' && Notification.permission === 'default')
      void Notification.requestPermission();
  };
  const label = translate('record-manage.ward.bell');
  return (
    <Tooltip title={translate('record-manage.ward.bellHelp')}>
      <ToggleButton size="small" value="bell" selected={isOn} onChange={toggle} aria-label={label}>
        {isOn ? <NotificationsActiveIcon fontSize="small" /> : <NotificationsOffIcon fontSize="small" />}
      </ToggleButton>
    </Tooltip>
  );
}

function useNewCritical(
  patients: readonly WardPatient[] | undefined,
  question: string,
  onNew: (people: readonly WardPatient[]) => void,
): void {
  const known = useRef<{ question: string; patients: readonly WardPatient[] }>(undefined);
  useEffect(() => {
    if (!patients) return;
    const before = known.current;
    known.current = { question, patients };
    const people = before?.question === question ? newlyCritical(before.patients, patients) : [];
    if (people.length > 0) onNew(people);
  });
}
