import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { choiceLabel } from '../../../core/kit';
import { eventsOf } from '../entities/alerts/sameEvent';
import { type WardAlert, wearerAlert } from '../entities/alerts/wearerAlert';
import { alarmKey, priorityOf } from './alarmPriority';

/**
 * Shows a browser notification for each new critical alert if the user has allowed notifications. Names are masked as on the
 * page.
 */
export function useAlarmNotifications(alarms: readonly WardAlert[] | undefined): void {
  const translate = useTranslate();
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (!alarms) return;
    const before = known.current;
    const urgent = alarms.filter((alarm) => priorityOf(alarm) === 'high');
    known.current = new Set(urgent.map(alarmKey));
    if (!before || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
    for (const alarm of urgent) {
      const key = alarmKey(alarm);
      if (before.has(key)) continue;
      const [event] = eventsOf(alarm.findings ?? []);
      const finding = event ? translate(choiceLabel(wearerAlert, 'findings_code', event.worst.code)) : '';
      const name = alarm.deviceUserName ?? translate('record-manage.ward.unworn', { sn: alarm.deviceSn ?? '' });
      // Windows of the same browser use the same tag, so that the notification appears only once.
      new Notification(translate('record-manage.alarm.title'), { body: `${name} · ${finding}`, tag: `alarm ${key}` });
    }
  }, [alarms, translate]);
}
