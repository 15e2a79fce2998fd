import {
  type AvailabilityContext,
  type Draft,
  defineEntity,
  type EntityRecord,
} from '../../../../contract/defineEntity';
import { defineTransition, type Transitions } from '../../../../contract/defineTransition';
import {
  boolean,
  choice,
  date,
  dateTime,
  email,
  image,
  integer,
  mobile,
  newPassword,
  pinyin,
  references,
  regions,
  text,
  texts,
} from '../../../../contract/fields';
import { toIsoMoment } from '../../../../contract/moment';
import type { Problem } from '../../../../contract/problems';
import { patternProblems } from './patternRules';
import { selectExplanation } from './permissionCalls';

/** Thirty days; disable the account for a longer absence. */
const LOCK_MINUTES_MAX = 43_200;
const MINUTE_MS = 60_000;
/** A scope consists of regions where elders live. */
const regionsOfElders = { entity: 'elderly', read: 'selectPlaces', input: { part: 'region' } };

const transition = defineTransition<typeof admin>();

const transitions: Transitions = {
  enableAdmin: transition({
    done: 'okEnabled',
    from: ['disabled', 'locked'],
    to: 'enabled',
    tone: 'positive',
    effect: () => ({ failedCount: 0, lockCause: null, lockedUntil: null }),
  }),
  /** Locks an account: ends its sessions and blocks sign-in until the time is over or an administrator enables it. */
  lockAdmin: transition({
    done: 'okLocked',
    from: ['enabled'],
    to: 'locked',
    isAvailable: isOtherAccount,
    availabilityFields: ['id'],
    tone: 'danger',
    input: { minutes: integer({ required: true, min: 1, max: LOCK_MINUTES_MAX, default: 60 }) },
    effect: (_record, { minutes }, now) => ({
      lockCause: 'hand',
      lockedUntil: toIsoMoment(now + Number(minutes) * MINUTE_MS),
    }),
  }),
  disableAdmin: transition({
    done: 'okDisabled',
    from: ['enabled', 'locked'],
    to: 'disabled',
    tone: 'danger',
    isAvailable: isOtherAccount,
    availabilityFields: ['id'],
  }),
};

/**
 * Account of a console administrator. The password is not a field: the server accepts it with `insert` and dedicated calls,
 * and stores only its hash. The server checks rules that depend on the caller. The last enabled super administrator must
 * stay, and nobody can disable themselves or grant what they lack.
 */
export const admin = defineEntity({
  name: 'admin',
  section: 'system',
  personal: false,
  titleField: 'name',
  fields: {
    username: text({
      max: 32,
      pattern: /^[a-zA-Z][a-zA-Z0-9_.-]{3,31}$/,
      required: true,
      unique: true,
      list: true,
      search: true,
    }),
    passwordHash: text({ max: 255, secret: true, readOnly: true }),
    uuid: text({ max: 36, unique: true, readOnly: true }),
    name: text({ max: 50, required: true, list: true, search: true }),
    namePinyin: pinyin('name'),
    phone: mobile({ unique: true, mask: 'phone' }),
    email: email({ mask: 'text' }),
    // No mask, because the owner chooses it for others to see.
    avatar: image({ mask: undefined }),
    department: text({ max: 50, list: true, filter: true }),
    /** Leads a post: is notified about unclaimed work if no other person is named. */
    postLead: boolean({ default: false }),
    permissionTemplateIds: references('permissionTemplate', { list: true, filter: true }),
    extraGrants: texts({ maxItems: 200, max: 96 }),
    extraDenies: texts({ maxItems: 200, max: 96 }),
    dataScope: choice(['all', 'region', 'own'], { default: 'all', filter: true }),
    /** The regions of a `region` scope. */
    regionCodes: regions({ maxItems: 50, filter: true, suggestions: regionsOfElders }),
    superAdmin: boolean({ default: false, list: true }),
    status: choice(['enabled', 'disabled', 'locked'], {
      colors: { locked: 'danger' },
      required: true,
      readOnly: true,
      list: true,
      filter: true,
    }),
    lastLoginTime: dateTime({ readOnly: true, list: true }),
    lastLoginIp: text({ max: 45, readOnly: true, list: true }),
    failedCount: integer({ min: 0, max: 1_000_000, readOnly: true, default: 0 }),
    /** `guesses` locks out the clients that guessed, `hand` locks out everyone. */
    lockCause: choice(['guesses', 'hand'], { readOnly: true }),
    lockedUntil: dateTime({ readOnly: true }),
    passwordTime: dateTime({ readOnly: true }),
    mustChangePassword: boolean({ default: false }),
    /** A password set by another administrator expires then. */
    initialPasswordUntil: dateTime({ readOnly: true }),
    /** Whether a second factor exists; its owner adds and removes it. */
    mfaEnabled: boolean({ default: false, readOnly: true, list: true, filter: true }),
    /** Last day on which the account can sign in. */
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
  requiresPassword: true,
  deletion: { kind: 'soft' },
  state: { field: 'status', initial: 'enabled' },
  insertInputs: { password: newPassword() },
  transitions,
  reads: { selectExplanation },
  calls: {
    /** Ends every session of an account. The next call of each session gets a request to sign in again. */
    forceLogout: { input: { id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }) }, risk: 'danger' },
    /** Shows the console from the perspective of an account, read-only. Returns a `StartedView`. */
    viewAs: { input: { id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }) }, risk: 'danger' },
    /** Removes the second factors of an account whose owner has lost them. */
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

/** Whether the record is another account, so that administrators cannot lock themselves out. */
function isOtherAccount({ id }: Draft, { adminId }: AvailabilityContext): boolean {
  return id !== adminId;
}

/** Reports a regional scope without a region. */
function scopeProblems({ dataScope, regionCodes }: Draft): Problem[] {
  const hasRegions = Array.isArray(regionCodes) && regionCodes.length > 0;
  return dataScope === 'region' && !hasRegions ? [{ field: 'regionCodes', code: 'required' }] : [];
}

export type Admin = EntityRecord<typeof admin>;
