import { defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import {
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
import { alertLevels } from '../../device/entities/alertLevels';
import { recordKinds } from '../../device/entities/recordKinds';
import { alertCodes } from './alertCodes';

/** Hours for which a finding stands in the ward view. */
export const WARD_HOURS = 24;
/** Most wearers the ward view shows at once; the worst come first. */
export const WARD_MAX = 500;
/** Findings kept of a wearer; the worst and newest of them. */
export const FINDINGS_MAX = 40;

/** What is wrong with a wearer now: one record each, kept by the server as days come in. */
export const wearerAlert = defineEntity({
  name: 'wearerAlert',
  section: 'record',
  represent: 'deviceUserId',
  fields: {
    deviceUserId: reference('deviceUser', {
      required: true,
      unique: true,
      weak: true,
      set: 'server',
      list: true,
      filter: true,
    }),
    /** The worst of the findings. */
    alertLevel: choice(alertLevels, {
      tones: { warn: 'warning', critical: 'danger' },
      required: true,
      set: 'server',
      default: 'none',
      list: true,
      filter: true,
    }),
    /** The kinds of records with findings, the worst first. */
    kinds: choices(recordKinds, { set: 'server', list: true, filter: true }),
    findings: list(
      {
        kind: choice(recordKinds, { required: true }),
        code: choice(alertCodes, { required: true }),
        level: choice(alertLevels, { required: true }),
        deviceId: integer({ min: 1, max: Number.MAX_SAFE_INTEGER, required: true }),
        recordId: integer({ min: 1, max: Number.MAX_SAFE_INTEGER, required: true }),
        date: date({ required: true }),
        fromTime: dateTime({ required: true }),
        toTime: dateTime({ required: true }),
        value: decimal({ min: -1_000_000, max: 1_000_000, scale: 2 }),
        limit: decimal({ min: -1_000_000, max: 1_000_000, scale: 2 }),
      },
      { set: 'server', max: FINDINGS_MAX },
    ),
    /** When the oldest of the findings began. */
    since: dateTime({ set: 'server', list: true, filter: true }),
    /** When the newest of them ended, as far as is known. */
    lastTime: dateTime({ set: 'server', list: true, filter: true }),
    /** The course of each kind with findings, as {@link Trend}s. */
    trends: json({}),
    status: choice(['open', 'acknowledged'], {
      tones: { open: 'warning' },
      required: true,
      set: 'server',
      list: true,
      filter: true,
    }),
    /** Who has taken it on. */
    acknowledgedById: reference('admin', { set: 'server', weak: true, list: true, filter: true }),
    acknowledgeTime: dateTime({ set: 'server', list: true }),
    note: text({ max: 200, set: 'server', multiline: true }),
  },
  columns: [
    'deviceUserId',
    'alertLevel',
    'kinds',
    'since',
    'lastTime',
    'status',
    'acknowledgedById',
    'acknowledgeTime',
  ],
  sort: [
    ['alertLevel', 'desc'],
    ['lastTime', 'desc'],
  ],
  removal: { kind: 'never' },
  belongs: { through: 'deviceUserId' },
  state: { field: 'status', initial: 'open' },
  transitions: {
    /** Says that somebody sees to it, so that nobody else calls too; the next finding opens it again. */
    acknowledge: {
      from: ['open'],
      to: 'acknowledged',
      input: { note: text({ max: 200, multiline: true }) },
      effect: (_record, { note }, now) => ({ note: note ?? null, acknowledgeTime: new Date(now).toISOString() }),
      tone: 'positive',
    },
    /** Gives it back to the others. */
    release: {
      from: ['acknowledged'],
      to: 'open',
      effect: () => ({ acknowledgedById: null, acknowledgeTime: null }),
      tone: 'neutral',
    },
  },
  reads: {
    /** Everybody with a finding of the last {@link WARD_HOURS} hours, the worst first. Answers {@link WardPatient}s. */
    selectWard: {
      input: { alertLevel: choice(alertLevels, {}), kind: choice(recordKinds, {}), region: region({}) },
      answer: 'list',
      limit: WARD_MAX,
    },
  },
});
export type WearerAlert = EntityRecord<typeof wearerAlert>;
export type Finding = NonNullable<WearerAlert['findings']>[number];

/** The course of a measured quantity, for a small chart. */
export interface Trend {
  kind: (typeof recordKinds)[number];
  channel: string;
  /** ISO 8601 with `+08:00`. */
  startTime: string;
  stepMin: number;
  values: (number | null)[];
}

/** A wearer in the ward view; names are masked. */
export interface WardPatient extends Omit<WearerAlert, 'trends'> {
  /** The course of what is worst. */
  trend: Trend | null;
  deviceUserName: string | null;
  age: number | null;
  elderlyId: number | null;
  regionCode: string | null;
  /** The doctor in charge. */
  doctorId: number | null;
  doctorName: string | null;
  acknowledgedByName: string | null;
}
