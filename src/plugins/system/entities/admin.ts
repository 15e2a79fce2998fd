import { type Draft, defineEntity, type EntityRecord, type Viewpoint } from '../../../../contract/defineEntity';
import {
  boolean,
  choice,
  date,
  dateTime,
  email,
  image,
  integer,
  mobile,
  pinyin,
  references,
  regions,
  text,
  texts,
} from '../../../../contract/fields';
import { momentText } from '../../../../contract/moment';
import type { Problem } from '../../../../contract/problems';
import { patternProblems } from './patternRules';
import { selectExplanation } from './permissionCalls';

/** Thirty days; who is to stay away longer is disabled. */
const LOCK_MINUTES_MAX = 43_200;
const MINUTE_MS = 60_000;
/** A scope is made of regions where elders live. */
const regionsOfElders = { entity: 'elderly', read: 'selectPlaces', input: { part: 'region' } };

/**
 * Account of a console administrator. The password is no field: the server takes it with `insert` and with
 * its own calls, and keeps only the hash. That the last enabled super admin stays and that nobody disables
 * themselves or grants what they lack needs the caller, so the server checks it.
 */
export const admin = defineEntity({
  name: 'admin',
  section: 'system',
  personal: false,
  represent: 'name',
  fields: {
    username: text({
      max: 32,
      pattern: /^[a-zA-Z][a-zA-Z0-9_.-]{3,31}$/,
      required: true,
      unique: true,
      list: true,
      search: true,
    }),
    passwordHash: text({ max: 255, secret: true, set: 'server' }),
    uuid: text({ max: 36, unique: true, set: 'server' }),
    name: text({ max: 50, required: true, list: true, search: true }),
    namePinyin: pinyin('name'),
    phone: mobile({ unique: true, mask: 'phone' }),
    email: email({ mask: 'text' }),
    // Chosen by its owner for others to see, hence no mask.
    avatar: image({ mask: undefined }),
    department: text({ max: 50, list: true, filter: true }),
    /** Leads a post: is written to about what nobody takes on where nobody else is named. */
    postLead: boolean({ default: false }),
    permissionTemplateIds: references('permissionTemplate', { list: true, filter: true }),
    extraGrants: texts({ maxItems: 200, max: 96 }),
    extraDenies: texts({ maxItems: 200, max: 96 }),
    dataScope: choice(['all', 'region', 'own'], { default: 'all', filter: true }),
    /** What a `region` scope covers. */
    regionCodes: regions({ maxItems: 50, filter: true, offers: regionsOfElders }),
    superAdmin: boolean({ default: false, list: true }),
    status: choice(['enabled', 'disabled', 'locked'], {
      tones: { locked: 'danger' },
      required: true,
      set: 'server',
      list: true,
      filter: true,
    }),
    lastLoginTime: dateTime({ set: 'server', list: true }),
    lastLoginIp: text({ max: 45, set: 'server', list: true }),
    failedCount: integer({ min: 0, max: 1_000_000, set: 'server', default: 0 }),
    /** `guesses` shut out the clients that made them, `hand` everybody. */
    lockCause: choice(['guesses', 'hand'], { set: 'server' }),
    lockedUntil: dateTime({ set: 'server' }),
    passwordTime: dateTime({ set: 'server' }),
    mustChangePassword: boolean({ default: false }),
    /** A password set by somebody else serves until then. */
    initialPasswordUntil: dateTime({ set: 'server' }),
    /** Whether there is a second factor; its owner adds and removes them. */
    mfaEnabled: boolean({ default: false, set: 'server', list: true, filter: true }),
    /** Last day on which the account may sign in. */
    validTo: date({}),
    remark: text({ max: 500, multiline: true }),
  },
  groups: {
    person: ['username', 'password', 'name', 'phone', 'email', 'department', 'postLead', 'avatar', 'remark'],
    rights: ['permissionTemplateIds', 'extraGrants', 'extraDenies', 'superAdmin'],
    scope: ['dataScope', 'regionCodes'],
    access: [
      'status',
      'lockCause',
      'lockedUntil',
      'lastLoginTime',
      'lastLoginIp',
      'failedCount',
      'passwordTime',
      'mustChangePassword',
      'initialPasswordUntil',
      'mfaEnabled',
      'validTo',
    ],
    explanation: { show: [] },
  },
  hidden: ['uuid'],
  columns: [
    'username',
    'name',
    'status',
    'lastLoginTime',
    'permissionTemplateIds',
    'dataScope',
    'mfaEnabled',
    'department',
    'superAdmin',
    'lastLoginIp',
  ],
  quickFilters: {
    enabled: { filter: { status: 'enabled' } },
    locked: { filter: { status: 'locked' }, count: true },
    disabled: { filter: { status: 'disabled' } },
    limited: { filter: { dataScope: ['region', 'own'] } },
  },
  sort: [
    ['status', 'asc'],
    ['createTime', 'asc'],
  ],
  asksPassword: true,
  removal: { kind: 'soft' },
  state: { field: 'status', initial: 'enabled' },
  insertInputs: { password: text({ required: true, max: 1000, secret: true }) },
  transitions: {
    enableAdmin: {
      done: 'okEnabled',
      from: ['disabled', 'locked'],
      to: 'enabled',
      tone: 'positive',
      effect: () => ({ failedCount: 0, lockCause: null, lockedUntil: null }),
    },
    /** For a while: signs them out, and nobody signs in before the time is over or somebody enables the account. */
    lockAdmin: {
      done: 'okLocked',
      from: ['enabled'],
      to: 'locked',
      suits: isOfOther,
      suitsFields: ['id'],
      tone: 'danger',
      input: { minutes: integer({ required: true, min: 1, max: LOCK_MINUTES_MAX, default: 60 }) },
      effect: (_record, { minutes }, now) => ({
        lockCause: 'hand',
        lockedUntil: momentText(now + Number(minutes) * MINUTE_MS),
      }),
    },
    disableAdmin: {
      done: 'okDisabled',
      from: ['enabled', 'locked'],
      to: 'disabled',
      tone: 'danger',
      suits: isOfOther,
      suitsFields: ['id'],
    },
  },
  reads: { selectExplanation },
  calls: {
    /** Ends every session of an account; the next call of each is told to sign in again. */
    forceLogout: { input: { id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }) }, risk: 'danger' },
    /** Shows the console as an account sees it, without changing anything; answers a `StartedView`. */
    viewAs: { input: { id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }) }, risk: 'danger' },
    /** Takes the second factors of an account whose owner has lost them. */
    resetSecondFactor: {
      input: { id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }) },
      risk: 'danger',
    },
  },
  check: (record) => [
    ...patternProblems(record, { grants: 'extraGrants', denies: 'extraDenies' }),
    ...scopeProblems(record),
  ],
});

/** Nobody shuts themselves out. */
function isOfOther({ id }: Draft, { adminId }: Viewpoint): boolean {
  return id !== adminId;
}

/** Who sees a region only needs one. */
function scopeProblems({ dataScope, regionCodes }: Draft): Problem[] {
  const hasRegions = Array.isArray(regionCodes) && regionCodes.length > 0;
  return dataScope === 'region' && !hasRegions ? [{ field: 'regionCodes', code: 'required' }] : [];
}

export type Admin = EntityRecord<typeof admin>;
