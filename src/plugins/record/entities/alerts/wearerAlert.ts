import { defineEntity, type EntityRecord } from '../../../../../contract/defineEntity';
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
} from '../../../../../contract/fields';
import { alertLevels } from '../../../device/entities/thresholds/alertLevels';
import type { MovedExtremes } from '../../../device/entities/thresholds/movedExtremes';
import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import { placesOf } from '../../../elderly/entities/elderlyReads';
import { findingCodes, findingKinds } from './alertCodes';
import type { EpisodeState } from './episodeState';
import { alertOutcomes, wearerAlertTransitions } from './wearerAlertTransitions';

/** Hours for which the ward view shows a warning. A critical finding stays until a person closes it. */
export const WARD_HOURS = 24;
/** Hours after which a critical finding that arrives late is history (our choice): a weekend without a connection. */
export const LATE_HOURS = 72;
/** Minutes by which a finding can continue after it was closed before it counts as new (our choice). */
export const CLOSED_GRACE_MIN = 30;
/** Maximum number of wearers in the ward view, the worst first. */
export const WARD_MAX = 500;
/** Maximum number of findings kept for a wearer: the worst and newest. */
export const FINDINGS_MAX = 40;

/** Escalation of critical alerts that nobody takes on: first to everyone at the post, then to the lead. */
export const escalations = ['none', 'post', 'lead'] as const;
export type Escalation = (typeof escalations)[number];

/** Why a finding was withdrawn: it belongs to another person, or its samples were corrected or deleted. */
export const withdrawals = ['notTheirs', 'corrected', 'removed'] as const;
export type Withdrawal = (typeof withdrawals)[number];
/** Maximum number of withdrawn findings kept for a wearer: the newest. */
export const WITHDRAWN_MAX = 20;

const ID_MAX = Number.MAX_SAFE_INTEGER;
const findingFields = {
  kind: choice(findingKinds, { required: true }),
  code: choice(findingCodes, { required: true }),
  level: choice(alertLevels, { required: true }),
  deviceId: integer({ min: 1, max: ID_MAX, required: true }),
  /** The id of the record, report or device with the finding. */
  recordId: integer({ min: 1, max: ID_MAX, required: true }),
  date: date({ required: true }),
  fromTime: dateTime({ required: true }),
  toTime: dateTime({ required: true }),
  value: decimal({ min: -1_000_000, max: 1_000_000, scale: 2 }),
  limit: decimal({ min: -1_000_000, max: 1_000_000, scale: 2 }),
  /** Whether it concerns the day as a whole. Its times are then those of the day's last sample. */
  wholeDay: boolean({}),
  /** Whether the newest data ended with it. False if later data shows its end, null if it has no duration. */
  ongoing: boolean({}),
} as const;

/**
 * Current alerts of a wearer: one record each, which the server updates as data arrives. An alarm of a device without a
 * wearer has a separate record.
 */
export const wearerAlert = defineEntity({
  name: 'wearerAlert',
  section: 'record',
  titleField: 'deviceUserId',
  fields: {
    deviceUserId: reference('deviceUser', { unique: true, weak: true, readOnly: true, list: true, filter: true }),
    /** The device that raised an alarm while nobody wore it. */
    deviceId: reference('device', { unique: true, weak: true, readOnly: true, filter: true }),
    /** The worst level of the findings. */
    alertLevel: choice(alertLevels, {
      colors: { none: 'positive', warn: 'warning', critical: 'danger' },
      required: true,
      readOnly: true,
      default: 'none',
      list: true,
      filter: true,
    }),
    /** Whether a finding is life-threatening, which takes precedence over everything else. */
    urgent: boolean({ readOnly: true, default: false, filter: true }),
    /** The record kinds with findings, the worst first. */
    kinds: choices(findingKinds, { readOnly: true, list: true, filter: true }),
    findings: list(findingFields, { readOnly: true, max: FINDINGS_MAX }),
    /** Findings withdrawn because of data, not by a person; the newest first. */
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
      { readOnly: true, max: WITHDRAWN_MAX },
    ),
    /** Since when a critical finding has been waiting for someone to take it on. */
    raisedTime: dateTime({ readOnly: true, list: true }),
    /** How far the alert has been escalated because nobody took it on. */
    escalation: choice(escalations, {
      colors: { none: 'neutral', post: 'warning', lead: 'danger' },
      readOnly: true,
      default: 'none',
      list: true,
      filter: true,
    }),
    escalateTime: dateTime({ readOnly: true }),
    /** When the oldest finding began. */
    since: dateTime({ readOnly: true, list: true, filter: true }),
    /** When the newest finding ended, as far as known. */
    lastTime: dateTime({ readOnly: true, list: true, filter: true }),
    /** The trend of each kind with findings, as {@link Trend}s. */
    trends: json({ personal: true }),
    status: choice(['open', 'acknowledged', 'closed'], {
      colors: { open: 'warning', closed: 'positive' },
      required: true,
      readOnly: true,
      list: true,
      filter: true,
    }),
    /** The administrator who has taken it on. */
    acknowledgedById: reference('admin', { readOnly: true, weak: true, list: true, filter: true }),
    acknowledgeTime: dateTime({ readOnly: true, list: true }),
    note: text({ max: 200, readOnly: true, multiline: true, personal: true }),
    /** When staff reached the person. */
    attendTime: dateTime({ readOnly: true, list: true }),
    attendedById: reference('admin', { readOnly: true, weak: true, filter: true }),
    /** The last outcome; kept when there is a new finding. */
    outcome: choice([...alertOutcomes, 'withdrawn'], {
      colors: { hospital: 'danger' },
      readOnly: true,
      list: true,
      filter: true,
    }),
    closedById: reference('admin', { readOnly: true, weak: true, list: true, filter: true }),
    closeTime: dateTime({ readOnly: true, list: true, filter: true }),
    closeNote: text({ max: 200, readOnly: true, multiline: true, personal: true }),
  },
  columns: [
    'deviceUserId',
    'alertLevel',
    'status',
    'kinds',
    'since',
    'escalation',
    'outcome',
    'acknowledgedById',
    'lastTime',
  ],
  sort: [
    ['alertLevel', 'desc'],
    ['lastTime', 'desc'],
  ],
  erasure: { records: 'remove', about: ['deviceUserId'] },
  deletion: { kind: 'never' },
  // Everyone who may see alerts may answer a call without a known person.
  rowScope: { through: 'deviceUserId', unlinked: 'everybody' },
  state: { field: 'status', initial: 'open' },
  urgency: 'alertLevel',
  transitions: wearerAlertTransitions,
  reads: {
    /**
     * Wearers with an unclosed critical finding, or a warning of the last {@link WARD_HOURS} hours. Order: life-threatening
     * first, then critical (oldest first), then warnings (newest first). Returns {@link WardAlert}s.
     */
    selectWard: {
      input: {
        alertLevel: choice(alertLevels, {}),
        kind: choice(findingKinds, {}),
        region: region({ suggestions: placesOf('region') }),
        /** Only alerts that nobody has taken on. */
        isOpen: boolean({}),
        /** Limits the response to the first rows. */
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
  /** Whether the finding has ended, at the moment of the request. */
  known?: EpisodeState | null;
};

/** The trend of a measured quantity, for a small chart. */
export interface Trend {
  kind: RecordKind;
  channel: string;
  /** ISO 8601 with `+08:00`. */
  startTime: string;
  stepMin: number;
  /** Means of the steps. */
  values: (number | null)[];
  /** The minimum and maximum of each step; missing when the values are samples themselves. */
  lows?: (number | null)[];
  highs?: (number | null)[];
}

/** A person who was notified because nobody took an alert on. */
export interface NotifiedPerson {
  /** The doctor in charge, a lead who acts as a substitute, or a member of the post. */
  role: 'doctor' | 'lead' | 'post';
  /** The name of a doctor is masked. */
  name: string | null;
  /** `delivered` only after a channel has sent the message or the person has read it. */
  state: 'delivered' | 'queued' | 'failed';
  /** When it was delivered, or created; ISO 8601 with `+08:00`. */
  time: string;
}

/** A wearer in the ward view; names are masked. */
export interface WardAlert extends Omit<WearerAlert, 'trends' | 'findings'> {
  findings: WardFinding[] | null;
  /** The trend of the worst finding. */
  trend: Trend | null;
  deviceUserName: string | null;
  /** The serial number of a device without a wearer. */
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
  /** People who were notified because nobody took the alert on, and whether the message reached them. */
  told: NotifiedPerson[];
  closedByName: string | null;
  /** When any current device of the wearer last sent data; ISO 8601 with `+08:00`. */
  lastDataTime: string | null;
}
