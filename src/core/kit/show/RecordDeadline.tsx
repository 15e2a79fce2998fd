import { useTranslate } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import { addDays, DAY_MS, isDay, parseIsoMoment } from '../../../../contract/moment';
import { formatDayDistance, formatRelativeTime } from '../entity/formatAge';
import { fieldLabel } from '../entity/labels';
import type { KitRecord } from '../entity/recordTitle';
import { today } from '../entity/today';
import { useLocaleCode } from '../entity/useLocaleCode';
import { FieldValue } from '../field/FieldValue';

/** Returns the deadline that a record has now: the value of the field, if the record is in one of the states. */
export function deadlineOf({ deadline, state }: Entity, record: KitRecord): string | undefined {
  if (!deadline) return undefined;
  const isOpen = !deadline.states || !state || deadline.states.includes(String(record[state.field]));
  const value = record[deadline.field];
  return isOpen && typeof value === 'string' && value !== '' ? value : undefined;
}

/** A day is near from a week before, a time from a day before. */
const DAYS_AHEAD = 7;

/** By when a record needs attention, and how long that is; marked when it is near or past. */
export function RecordDeadline({ entity, record, value }: { entity: Entity; record: KitRecord; value: string }) {
  const translate = useTranslate();
  const locale = useLocaleCode();
  const { distance, urgency } = isDay(value) ? ofDay(value, locale) : ofMoment(value, locale);
  const field = entity.deadline?.field ?? '';
  return (
    <span className={urgency && `kit-${urgency}`}>
      {translate(fieldLabel(entity, field))} <FieldValue entity={entity} source={field} record={record} />
      {' · '}
      {distance}
    </span>
  );
}

interface Distance {
  distance: string;
  urgency: 'danger' | 'warning' | undefined;
}

function ofDay(day: string, locale: string): Distance {
  const now = today();
  return {
    distance: formatDayDistance(day, now, locale),
    urgency: day < now ? 'danger' : day <= addDays(now, DAYS_AHEAD) ? 'warning' : undefined,
  };
}

function ofMoment(value: string, locale: string): Distance {
  const now = Date.now();
  const moment = parseIsoMoment(value) ?? now;
  return {
    distance: formatRelativeTime(moment, now, locale),
    urgency: moment < now ? 'danger' : moment < now + DAY_MS ? 'warning' : undefined,
  };
}
