import { defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import {
  boolean,
  choice,
  choices,
  date,
  dateTime,
  decimal,
  integer,
  json,
  list,
  reference,
  region,
  text,
} from '../../../../contract/fields';
import { momentText } from '../../../../contract/moment';
import { alertLevels } from '../../device/entities/alertLevels';
import type { MovedExtremes } from '../../device/entities/movedExtremes';
import type { RecordKind } from '../../device/entities/recordKinds';
import { placesOf } from '../../elderly/entities/elderlyReads';
import { findingCodes, findingKinds } from './alertCodes';
import type { Knowledge } from './knowledge';

/** Hours for which a warning stands in the ward view; a critical finding stands until a person closes it. */
export const WARD_HOURS = 24;
/** Hours after which a critical finding that comes in late is history (ours): a weekend without a connection. */
export const LATE_HOURS = 72;
/** Minutes by which something may outlast its closing before it counts as a new finding (ours). */
export const CLOSED_MIN = 30;
/** Most wearers the ward view shows at once; the worst come first. */
export const WARD_MAX = 500;
/** Findings kept of a wearer; the worst and newest of them. */
export const FINDINGS_MAX = 40;

/** How somebody was seen to. */
export const alertOutcomes = ['calledWell', 'visited', 'hospital', 'falseAlarm', 'deviceFault', 'other'] as const;

/** Critical alerts that nobody takes on are told further: to everybody of the post, then to who is in charge. */
export const escalations = ['none', 'post', 'lead'] as const;
export type Escalation = (typeof escalations)[number];

/** Why something that was found is taken back: it was somebody else's, the samples were corrected, or removed. */
export const withdrawals = ['notTheirs', 'corrected', 'removed'] as const;
export type Withdrawal = (typeof withdrawals)[number];
/** Findings taken back that are kept of a wearer; the newest of them. */
export const WITHDRAWN_MAX = 20;

/** Outcomes that say nothing without a word of explanation. */
const TO_EXPLAIN: readonly unknown[] = ['falseAlarm', 'other'];

/** Somebody sees to it, or it waits anew. */
export const NOT_ESCALATED = { escalation: 'none', escalateTime: null } as const;

/** Nobody is with the person yet. */
export const NOT_ATTENDED = { attendTime: null, attendedById: null } as const;

const largest = Number.MAX_SAFE_INTEGER;
const findingFields = {
  kind: choice(findingKinds, { required: true }),
  code: choice(findingCodes, { required: true }),
  level: choice(alertLevels, { required: true }),
  deviceId: integer({ min: 1, max: largest, required: true }),
  /** The record, report or device that says so. */
  recordId: integer({ min: 1, max: largest, required: true }),
  date: date({ required: true }),
  fromTime: dateTime({ required: true }),
  toTime: dateTime({ required: true }),
  value: decimal({ min: -1_000_000, max: 1_000_000, scale: 2 }),
  limit: decimal({ min: -1_000_000, max: 1_000_000, scale: 2 }),
  /** Whether it concerns the day as a whole; its moments are those of the day's last sample. */
  wholeDay: boolean({}),
  /** Whether the newest data ended with it; false where data after it show its end, null for what has no duration. */
  ongoing: boolean({}),
} as const;

/**
 * What is wrong with a wearer now: one record each, kept by the server as days come in. A device that raises an alarm while
 * nobody wears it has a record of its own.
 */
export const wearerAlert = defineEntity({
  name: 'wearerAlert',
  section: 'record',
  represent: 'deviceUserId',
  fields: {
    deviceUserId: reference('deviceUser', { unique: true, weak: true, set: 'server', list: true, filter: true }),
    /** The device that raised an alarm, where nobody wore it. */
    deviceId: reference('device', { unique: true, weak: true, set: 'server', filter: true }),
    /** The worst of the findings. */
    alertLevel: choice(alertLevels, {
      tones: { warn: 'warning', critical: 'danger' },
      required: true,
      set: 'server',
      default: 'none',
      list: true,
      filter: true,
    }),
    /** Whether one of the findings is a matter of life, which comes before all else. */
    urgent: boolean({ set: 'server', default: false, filter: true }),
    /** The kinds of records with findings, the worst first. */
    kinds: choices(findingKinds, { set: 'server', list: true, filter: true }),
    findings: list(findingFields, { set: 'server', max: FINDINGS_MAX }),
    /** What was found and taken back by data, not by a person, the newest first. */
    withdrawn: list(
      {
        kind: findingFields.kind,
        code: findingFields.code,
        level: findingFields.level,
        fromTime: findingFields.fromTime,
        toTime: findingFields.toTime,
        reason: choice(withdrawals, { required: true }),
        time: dateTime({ required: true }),
      },
      { set: 'server', max: WITHDRAWN_MAX },
    ),
    /** Since when something critical waits for somebody to take it on. */
    raisedTime: dateTime({ set: 'server', list: true }),
    /** To whom it has been told further, because nobody took it on. */
    escalation: choice(escalations, {
      tones: { none: 'neutral', post: 'warning', lead: 'danger' },
      set: 'server',
      default: 'none',
      list: true,
      filter: true,
    }),
    escalateTime: dateTime({ set: 'server' }),
    /** When the oldest of the findings began. */
    since: dateTime({ set: 'server', list: true, filter: true }),
    /** When the newest of them ended, as far as is known. */
    lastTime: dateTime({ set: 'server', list: true, filter: true }),
    /** The course of each kind with findings, as {@link Trend}s. */
    trends: json({ personal: true }),
    status: choice(['open', 'acknowledged', 'closed'], {
      tones: { open: 'warning', closed: 'positive' },
      required: true,
      set: 'server',
      list: true,
      filter: true,
    }),
    /** Who has taken it on. */
    acknowledgedById: reference('admin', { set: 'server', weak: true, list: true, filter: true }),
    acknowledgeTime: dateTime({ set: 'server', list: true }),
    note: text({ max: 200, set: 'server', multiline: true, personal: true }),
    /** When somebody was with the person. */
    attendTime: dateTime({ set: 'server', list: true }),
    attendedById: reference('admin', { set: 'server', weak: true, filter: true }),
    /** How it ended the last time; kept when something new is found. */
    outcome: choice([...alertOutcomes, 'withdrawn'], {
      tones: { hospital: 'danger' },
      set: 'server',
      list: true,
      filter: true,
    }),
    closedById: reference('admin', { set: 'server', weak: true, list: true, filter: true }),
    closeTime: dateTime({ set: 'server', list: true, filter: true }),
    closeNote: text({ max: 200, set: 'server', multiline: true, personal: true }),
  },
  columns: [
    'deviceUserId',
    'alertLevel',
    'status',
    'kinds',
    'since',
    'lastTime',
    'escalation',
    'acknowledgedById',
    'outcome',
  ],
  sort: [
    ['alertLevel', 'desc'],
    ['lastTime', 'desc'],
  ],
  erasure: { records: 'remove', about: ['deviceUserId'] },
  removal: { kind: 'never' },
  // Whoever may see alerts may answer the call of somebody of whom nobody knows who it is.
  belongs: { through: 'deviceUserId', unlinked: 'everybody' },
  state: { field: 'status', initial: 'open' },
  transitions: {
    /** Says that somebody sees to it, so that nobody else calls too; the next finding opens it again. */
    acknowledge: {
      from: ['open'],
      to: 'acknowledged',
      input: { note: text({ max: 200, multiline: true }) },
      effect: (_record, { note }, now) => ({
        note: note ?? null,
        acknowledgeTime: new Date(now).toISOString(),
        ...NOT_ESCALATED,
      }),
      tone: 'positive',
    },
    /** Says that somebody is with the person. */
    attend: {
      from: ['acknowledged'],
      suits: ({ attendTime }) => attendTime == null,
      suitsFields: ['attendTime'],
      guard: ({ attendTime }) => (attendTime == null ? [] : [{ field: '', code: 'alreadyAttended' }]),
      effect: (_record, _input, now) => ({ attendTime: momentText(now) }),
      done: 'okAttended',
      tone: 'positive',
    },
    /** Says how it ended; from then on it is history. Only a person closes what is critical. */
    close: {
      from: ['open', 'acknowledged'],
      to: 'closed',
      input: {
        outcome: choice(alertOutcomes, { required: true }),
        closeNote: text({ max: 200, multiline: true }),
      },
      guard: (_record, _context, { outcome, closeNote }) =>
        TO_EXPLAIN.includes(outcome) && !closeNote ? [{ field: 'closeNote', code: 'outcomeToExplain' }] : [],
      effect: (_record, { outcome, closeNote }, now) => ({
        outcome,
        closeNote: closeNote ?? null,
        closeTime: new Date(now).toISOString(),
        ...NOT_ESCALATED,
      }),
      tone: 'positive',
    },
    /** Gives it back to the others. */
    release: {
      from: ['acknowledged'],
      to: 'open',
      effect: (_record, _input, now) => ({
        acknowledgedById: null,
        acknowledgeTime: null,
        ...NOT_ATTENDED,
        raisedTime: new Date(now).toISOString(),
        ...NOT_ESCALATED,
      }),
      tone: 'neutral',
    },
  },
  reads: {
    /**
     * Everybody with a critical finding that nobody has closed or a warning of the last {@link WARD_HOURS} hours: matters of
     * life first, then what is critical, the oldest first, then warnings, the newest first. Answers {@link WardPatient}s.
     */
    selectWard: {
      input: {
        alertLevel: choice(alertLevels, {}),
        kind: choice(findingKinds, {}),
        region: region({ offers: placesOf('region') }),
        /** Only whom nobody has taken on. */
        isOpen: boolean({}),
        /** No more than so many, the first of them. */
        most: integer({ min: 1, max: WARD_MAX }),
      },
      answer: 'list',
      limit: WARD_MAX,
    },
  },
});
export type WearerAlert = EntityRecord<typeof wearerAlert>;
export type Finding = NonNullable<WearerAlert['findings']>[number];
export type WithdrawnFinding = NonNullable<WearerAlert['withdrawn']>[number];

/** A finding as the ward shows it. */
export type WardFinding = Finding & {
  /** What is known of its end at the moment of reading. */
  known?: Knowledge | null;
};

/** The course of a measured quantity, for a small chart. */
export interface Trend {
  kind: RecordKind;
  channel: string;
  /** ISO 8601 with `+08:00`. */
  startTime: string;
  stepMin: number;
  /** Means of the steps. */
  values: (number | null)[];
  /** The lowest and the highest sample of each step; missing where the values are samples themselves. */
  lows?: (number | null)[];
  highs?: (number | null)[];
}

/** Somebody who was written to because nobody took an alert on. */
export interface ToldPerson {
  /** The doctor in charge, a lead who stands in for one, or somebody of the post. */
  role: 'doctor' | 'lead' | 'post';
  /** A doctor's is masked. */
  name: string | null;
  /** `delivered` once a channel has sent it or somebody has read it; never before. */
  state: 'delivered' | 'queued' | 'failed';
  /** When it was delivered, or written; ISO 8601 with `+08:00`. */
  time: string;
}

/** A wearer in the ward view; names are masked. */
export interface WardPatient extends Omit<WearerAlert, 'trends' | 'findings'> {
  findings: WardFinding[] | null;
  /** The course of what is worst. */
  trend: Trend | null;
  deviceUserName: string | null;
  /** The serial number of the device that nobody wore. */
  deviceSn: string | null;
  age: number | null;
  elderlyId: number | null;
  regionCode: string | null;
  /** The doctor in charge. */
  doctorId: number | null;
  doctorName: string | null;
  /** Extreme limits that a doctor has moved for the wearer; null while they are the usual ones. */
  extremes: { limits: Partial<MovedExtremes>; doctorName: string | null; reason: string; time: string } | null;
  acknowledgedByName: string | null;
  attendedByName: string | null;
  /** Who was written to because nobody took it on, and whether it has reached them. */
  told: ToldPerson[];
  closedByName: string | null;
  /** When any of the devices that the wearer has now last sent data; ISO 8601 with `+08:00`. */
  lastDataTime: string | null;
}
