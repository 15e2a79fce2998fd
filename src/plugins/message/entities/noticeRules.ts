import type { Draft } from '../../../../contract/defineEntity';
import { defineRule, type Rule } from '../../../../contract/defineRule';
import { HOUR_MS, parseIsoMoment } from '../../../../contract/moment';
import type { Problem } from '../../../../contract/problems';
import type { notice as entity, Notice } from './notice';
import { SMS_HOURS, SMS_MAX, type TargetType } from './noticeCodes';

type DraftFields = { -readonly [K in keyof Notice]?: Notice[K] };

const rule = defineRule<typeof entity>();

/** Validates the cross-field rules of a notice: recipients, expiry, and the length of an SMS. */
export const checkNotice: Rule<[], Problem[]> = rule((notice) => {
  const problems = targetProblems(notice);
  if (notice.level == null) problems.push({ field: 'level', code: 'required' });
  const { validFrom, validTo, sendTime } = notice;
  if (validFrom && validTo && validTo <= validFrom) problems.push({ field: 'validTo', code: 'periodOrder' });
  if (sendTime && validTo && validTo <= sendTime) problems.push({ field: 'validTo', code: 'periodOrder' });
  const characters = [...(notice.content ?? '')].length;
  if (notice.channels?.includes('sms') && characters > SMS_MAX) {
    problems.push({ field: 'content', code: 'smsTooLong', params: { max: SMS_MAX } });
  }
  return problems;
});

/** Refuses SMS at night, unless they are urgent. */
export const smsHourProblems: Rule<[number], Problem[]> = rule(({ channels, level }, moment: number) => {
  if (!channels?.includes('sms') || level === 'danger') return [];
  const hour = new Date(moment + 8 * HOUR_MS).getUTCHours();
  const isDay = hour >= SMS_HOURS.from && hour < SMS_HOURS.to;
  return isDay ? [] : [{ field: 'sendTime', code: 'smsHours', params: { ...SMS_HOURS } }];
});

/** Returns when a notice is sent, in milliseconds since 1970. */
export function sendMoment({ sendTime }: Draft, now: number): number {
  return typeof sendTime === 'string' ? (parseIsoMoment(sendTime) ?? now) : now;
}

/** Requires the fields that narrow a group, if its kind has any. */
export const targetProblems: Rule<[], Problem[]> = rule((targets) => {
  const missing = targets.targetType ? NARROWING_FIELDS[targets.targetType] : [];
  const isFilled = (field: keyof DraftFields) => Array.isArray(targets[field]) && targets[field].length > 0;
  const [first] = missing;
  return first === undefined || missing.some(isFilled) ? [] : [{ field: first, code: 'required' }];
});

/** At least one of these fields must be set. */
const NARROWING_FIELDS: Readonly<Record<TargetType, readonly (keyof DraftFields)[]>> = {
  allUsers: [],
  region: ['regionCodes'],
  vip: ['vipIds'],
  families: [],
  attendants: [],
  role: ['roles'],
  doctors: [],
  single: ['userIds', 'attendantIds', 'doctorIds'],
};
