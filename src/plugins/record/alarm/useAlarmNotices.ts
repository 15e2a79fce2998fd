import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { choiceLabel } from '../../../core/kit';
import { eventsOf } from '../entities/sameEvent';
import { type WardPatient, wearerAlert } from '../entities/wearerAlert';
import { alarmKey, priorityOf } from './alarmPriority';

/** Shows a notification of the browser for each new critical alert, where somebody has allowed it; names are masked as on the page. */
export function useAlarmNotices(alarms: readonly WardPatient[] | undefined): void {
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
      // Other windows of the browser show the same one under the same tag, in its place.
      new Notification(translate('record-manage.alarm.title'), { body: `${name} · ${finding}`, tag: `alarm ${key}` });
    }
  }, [alarms, translate]);
}
