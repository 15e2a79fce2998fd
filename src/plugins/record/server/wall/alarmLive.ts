import { maskValue } from '../../../../../contract/masks';
import { DAY_MS, MINUTE_MS, toIsoMoment } from '../../../../../contract/moment';
import type { Context } from '../../../../../server/plugin-api';
import { LIVE_EVENTS_MAX, type LiveEvent, type LiveMarker, type LiveTone } from '../../../system/entities/wallLive';
import type { LiveSource } from '../../../system/server/public';
import type { Finding } from '../../entities/alerts/wearerAlert';

/** Maximum number of alarms on the map. */
const ALARMS_MAX = 30;

const texts = {
  raised: 'record-manage.panel.live.raised',
  answered: 'record-manage.panel.live.answered',
  answeredIn: 'record-manage.panel.live.answeredIn',
  closed: 'record-manage.panel.live.closed',
  open: 'record-manage.panel.live.open',
  acknowledged: 'record-manage.panel.live.acknowledged',
  attended: 'record-manage.panel.live.attended',
};

/** Critical alerts that are not closed, by place and state; and which alerts were raised, answered and closed in the last day. */
export const alarmLive: LiveSource = {
  entities: ['wearerAlert'],
  read: async ({ caller }, context) => {
    if (!caller?.can('selectWard.wearerAlert.open')) return { events: [], markers: [] };
    const [open, recent] = await Promise.all([
      alarms(context)
        .where('alert.alertLevel', '=', 'critical')
        .where('alert.status', '<>', 'closed')
        .orderBy('alert.urgent', 'desc')
        .orderBy('alert.since', 'desc')
        .limit(ALARMS_MAX)
        .execute(),
      alarms(context)
        .where((when) =>
          when.or([
            when('alert.raisedTime', 'is not', null),
            when('alert.acknowledgeTime', 'is not', null),
            when('alert.closeTime', 'is not', null),
          ]),
        )
        .orderBy('alert.updateTime', 'desc')
        .limit(LIVE_EVENTS_MAX)
        .execute(),
    ]);
    return { events: recent.flatMap((alarm) => eventsOf(alarm, context.now())), markers: open.map(markerOf) };
  },
};

const alarms = ({ database }: Context) =>
  database.read
    .selectFrom('wearerAlert as alert')
    .innerJoin('deviceUser as wearer', 'wearer.id', 'alert.deviceUserId')
    .leftJoin('elderly as elder', 'elder.id', 'wearer.elderlyId')
    .select(['alert.id', 'alert.status', 'alert.findings', 'alert.since', 'alert.raisedTime'])
    .select(['alert.acknowledgeTime', 'alert.attendTime', 'alert.closeTime', 'wearer.name'])
    .select(['elder.street', 'elder.lng', 'elder.lat'])
    .where('wearer.deleted', '=', 0);

type Alarm = Awaited<ReturnType<ReturnType<typeof alarms>['execute']>>[number];

/** Returns what happened to an alarm, with the minutes from raising to answering it. */
function eventsOf(alarm: Alarm, now: number): LiveEvent[] {
  const { id, raisedTime, acknowledgeTime, closeTime } = alarm;
  const isRecent = (time: number | null): time is number => time !== null && time <= now && time >= now - DAY_MS;
  const event = (text: keyof typeof texts, time: number | null, tone: LiveTone, minutes: number | null = null) =>
    isRecent(time)
      ? [
          {
            ...noteOf(alarm),
            id: `alarm-${id}-${text}-${time}`,
            text: texts[text],
            tone,
            time: toIsoMoment(time),
            minutes,
          },
        ]
      : [];
  const waitMs = acknowledgeTime !== null && raisedTime !== null ? acknowledgeTime - raisedTime : null;
  const isTimed = waitMs !== null && waitMs >= 0;
  return [
    ...event('raised', raisedTime, 'danger'),
    ...(isTimed
      ? event('answeredIn', acknowledgeTime, 'warning', Math.max(1, Math.round(waitMs / MINUTE_MS)))
      : event('answered', acknowledgeTime, 'warning')),
    ...event('closed', closeTime, 'positive'),
  ];
}

function markerOf(alarm: Alarm): LiveMarker {
  const state = alarm.attendTime !== null ? 'attended' : alarm.status === 'acknowledged' ? 'acknowledged' : 'open';
  return {
    ...noteOf(alarm),
    id: `alarm-${alarm.id}`,
    kind: 'alarm',
    text: texts[state],
    tone: state === 'open' ? 'danger' : 'warning',
    time: toIsoMoment(alarm.raisedTime ?? alarm.since ?? 0),
    lng: maskValue('coordinate', alarm.lng) as number | null,
    lat: maskValue('coordinate', alarm.lat) as number | null,
  };
}

function noteOf({ name, street, findings }: Alarm) {
  const list = (typeof findings === 'string' ? JSON.parse(findings) : (findings ?? [])) as Finding[];
  const code = (list.find(({ level }) => level === 'critical') ?? list[0])?.code;
  return {
    subject: code ? { key: `entities.wearerAlert.choices.findings_code.${code}` } : null,
    name: maskValue('name', name) as string | null,
    street,
  };
}
