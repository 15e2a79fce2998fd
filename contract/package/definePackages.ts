import { LOCALES } from '../constants';
import { type Call, defineEntity, type Entity, type EntityNames, type EntityRecord, type Read } from '../defineEntity';
import { boolean, choice, dateTime, type Fields, integer, json, reference, text } from '../fields';
import { FILE_NAME_MAX } from '../files';
import { taskStatuses } from '../tasks';
import { PACKAGE_BYTES_MAX, PACKAGE_IMAGES_MAX, PACKAGE_ROWS_MAX } from './packageLimits';

/** What a package holds: every record, those of a list's filters, or the elders a screening found. */
export const packageKinds = ['packageAll', 'packageSelective', 'packageNoServiced'] as const;
export type PackageKind = (typeof packageKinds)[number];

/** How far a package has come; a ready one expires. */
export const packageStatuses = [...taskStatuses, 'cancelled', 'expired'] as const;
export type PackageStatus = (typeof packageStatuses)[number];

/** Why there is no package. */
export const packageFailures = ['tooManyRows', 'tooManyImages', 'tooLarge', 'interrupted', 'broken'] as const;
export type PackageFailure = (typeof packageFailures)[number];

/** Random letters and digits that name a package. */
const taskId = { max: 22, pattern: /[A-Za-z0-9_-]{22}/, format: 'code' } as const;
const count = (max: number) => integer({ min: 0, max, set: 'server', default: 0, list: true });

/** Inputs of every call that begins a package; the call's filters stand beside them. */
export const packageInput = {
  /** Asks how this package stands instead of beginning one. */
  taskId: text(taskId),
  /** Adds the pictures of the records, which are personal data. */
  images: boolean({ default: false }),
  /** Leaves personal data as it is: takes a permission of its own and a reason. */
  unmasked: boolean({ default: false }),
  reason: text({ max: 200 }),
} as const satisfies Fields;

const begin: Call = { input: packageInput, risk: 'danger' };

const fields = {
  taskId: text({ ...taskId, unique: true, set: 'server' }),
  kind: choice(packageKinds, { required: true, set: 'server', list: true, filter: true }),
  /** As it was asked; may name people. */
  filter: json({ secret: true }),
  /** Which part of the records was seen when it was made; null for all of them. */
  seenScope: json({ secret: true }),
  unmasked: boolean({ required: true, set: 'server', list: true, filter: true }),
  images: boolean({ required: true, set: 'server', list: true, filter: true }),
  reason: text({ max: 200, set: 'server' }),
  /** Of headings and texts: the language of who asked. */
  locale: choice(LOCALES, { required: true, set: 'server' }),
  status: choice(packageStatuses, {
    tones: { ready: 'positive', failed: 'danger' },
    required: true,
    set: 'server',
    list: true,
    filter: true,
  }),
  percent: integer({ min: 0, max: 100, set: 'server', default: 0 }),
  failure: choice(packageFailures, { set: 'server', list: true }),
  /** Rows that were meant when it was begun, and those written. */
  total: count(PACKAGE_ROWS_MAX),
  rows: count(PACKAGE_ROWS_MAX),
  imageCount: count(PACKAGE_IMAGES_MAX),
  /** Pictures whose file is gone. */
  missingCount: count(PACKAGE_IMAGES_MAX),
  fileName: text({ max: FILE_NAME_MAX, set: 'server', list: true }),
  bytes: integer({ min: 0, max: PACKAGE_BYTES_MAX, set: 'server', list: true }),
  sha256: text({ max: 64, set: 'server' }),
  adminId: reference('admin', { set: 'server', weak: true, list: true, filter: true }),
  /** How often it was begun; a process that was ended leaves it to another. */
  attempt: integer({ min: 0, max: 100, set: 'server', default: 0 }),
  /** Until then a process is at work on it. */
  leaseEnd: dateTime({ set: 'server' }),
  endTime: dateTime({ set: 'server', list: true }),
  /** Until then it may be downloaded. */
  expireTime: dateTime({ set: 'server', list: true }),
} as const;

const reads: Readonly<Record<string, Read>> = {
  /** Everybody's packages; the plain reads answer one's own. */
  selectAllPagination: { input: {}, answer: 'page', filters: true },
  /** The archive itself, not an envelope: for who asked for it. */
  selectContent: { input: { taskId: text({ ...taskId, required: true }) }, answer: 'record' },
};

/** Describes the packages of one kind of record (`elderlyIO`): what was asked, how far it is, where the archive is. */
export function definePackages<const N extends string>(definition: {
  name: N;
  section: string;
  kinds: readonly PackageKind[];
}): Entity<typeof fields, EntityNames & { entity: N }> {
  const { name, section, kinds } = definition;
  return defineEntity({
    name,
    section,
    // What was asked goes whenever somebody is erased.
    personal: false,
    represent: 'fileName',
    fields,
    sort: [['createTime', 'desc']],
    belongs: { owner: 'adminId' },
    removal: { kind: 'never' },
    indexes: [
      ['status', 'leaseEnd'],
      ['status', 'expireTime'],
    ],
    reads,
    calls: {
      ...Object.fromEntries(kinds.map((kind) => [kind, begin])),
      cancelPackage: { input: { taskId: text({ ...taskId, required: true }) }, risk: 'write' },
    },
  });
}

export type PackageRecord = EntityRecord<ReturnType<typeof definePackages>>;
