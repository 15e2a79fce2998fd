import { defineEntity, type EntityRecord } from '../../../../../contract/defineEntity';
import { boolean, choice, choices, dateTime, image, reference, text } from '../../../../../contract/fields';
import { checkUserDeviceUser } from './userDeviceUserRules';
import { userDeviceUserTransitions } from './userDeviceUserTransitions';

/** Relation of a user to a wearer. */
export const followerRelations = [
  'self',
  'spouse',
  'child',
  'grandchild',
  'otherKin',
  'carer',
  'community',
  'doctor',
] as const;
export const followerRoles = ['owner', 'guardian', 'viewer'] as const;
export const followerPermissions = ['live', 'history', 'report', 'location', 'setting'] as const;

/** Permission of a mini-program user to see a wearer. */
export const userDeviceUser = defineEntity({
  name: 'userDeviceUser',
  section: 'device',
  titleField: 'applyTime',
  fields: {
    userId: reference('user', { required: true, immutable: true, list: true, filter: true }),
    deviceUserId: reference('deviceUser', { required: true, immutable: true, weak: true, list: true, filter: true }),
    relation: choice(followerRelations, { required: true, list: true }),
    role: choice(followerRoles, { required: true, default: 'viewer', list: true, filter: true }),
    /** Whether the user decides for the wearer; at most one does. */
    isPrimary: boolean({ required: true, default: false, list: true, filter: true }),
    permissions: choices(followerPermissions, { required: true, default: ['live', 'history', 'report'], list: true }),
    notifyLevel: choice(['none', 'critical', 'all'], { required: true, default: 'critical', list: true }),
    status: choice(['pending', 'active', 'refused', 'revoked', 'expired'], {
      colors: { pending: 'warning', active: 'positive', refused: 'danger' },
      required: true,
      readOnly: true,
      list: true,
      filter: true,
    }),
    applyTime: dateTime({ readOnly: true, list: true, filter: true }),
    confirmTime: dateTime({ readOnly: true, list: true }),
    /** End of the permission. Without it, the permission does not expire. */
    expireTime: dateTime({ list: true, filter: true }),
    /** Why it was refused or revoked. */
    revokeReason: text({ max: 200, readOnly: true, personal: true }),
    /** Document with the wearer's consent. */
    consentDoc: image({}),
    remark: text({ max: 500, multiline: true, personal: true }),
  },
  groups: {
    state: ['status', 'applyTime', 'confirmTime', 'revokeReason'],
    parties: ['userId', 'deviceUserId', 'relation', 'remark'],
    rights: ['role', 'isPrimary', 'notifyLevel', 'expireTime', 'permissions', 'consentDoc'],
  },
  columns: [
    'userId',
    'deviceUserId',
    'status',
    'relation',
    'role',
    'isPrimary',
    'permissions',
    'notifyLevel',
    'applyTime',
    'expireTime',
  ],
  quickFilters: {
    pending: { filter: { status: 'pending' }, count: true },
    following: { filter: { status: 'active' } },
    over: { filter: { status: ['revoked', 'expired', 'refused'] } },
  },
  sort: [
    ['status', 'asc'],
    ['updateTime', 'desc'],
  ],
  erasure: { records: 'remove', about: ['userId', 'deviceUserId'] },
  deletion: {
    kind: 'soft',
    guard: ({ status }) => (status === 'active' ? [{ field: '', code: 'relationActive' }] : []),
    guardFields: ['status'],
  },
  uniqueTogether: [['userId', 'deviceUserId']],
  rowScope: { through: 'deviceUserId' },
  state: { field: 'status', initial: 'pending' },
  transitions: userDeviceUserTransitions,
  check: checkUserDeviceUser,
});
export type UserDeviceUser = EntityRecord<typeof userDeviceUser>;
