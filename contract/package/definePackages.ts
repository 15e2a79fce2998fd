import { FILE_NAME_MAX } from '../calls/files';
import { LOCALES } from '../constants';
import { type Call, defineEntity, type Entity, type EntityNames, type EntityRecord, type Read } from '../defineEntity';
import { boolean, choice, dateTime, type Fields, integer, json, reference, text } from '../fields';
import { PACKAGE_BYTES_MAX, PACKAGE_IMAGES_MAX, PACKAGE_ROWS_MAX } from './packageLimits';
import { taskStatuses } from './tasks';

/** Contents of a package: all records, those that match a list's filters, or the elders that a screening found. */
export const packageKinds = ['packageAll', 'packageSelective', 'packageNoServiced'] as const;
export type PackageKind = (typeof packageKinds)[number];

/** Status of a package; a ready one expires. */
export const packageStatuses = [...taskStatuses, 'cancelled', 'expired'] as const;
export type PackageStatus = (typeof packageStatuses)[number];

/** Why creating a package failed. */
export const packageFailures = ['tooManyRows', 'tooManyImages', 'tooLarge', 'interrupted', 'broken'] as const;
export type PackageFailure = (typeof packageFailures)[number];

/** Random letters and digits that identify a package. */
const taskId = { max: 22, pattern: /[A-Za-z0-9_-]{22}/, format: 'code' } as const;
const count = (max: number) => integer({ min: 0, max, readOnly: true, default: 0, list: true });

/** Inputs of every call that creates a package; the call's filters are passed beside them. */
export const packageInput = {
  /** Returns the progress of this package instead of creating one. */
  taskId: text(taskId),
  /** Adds the pictures of the records, which are personal data. */
  images: boolean({ default: false }),
  /** Leaves personal data unmasked; requires a separate permission and a reason. */
  unmasked: boolean({ default: false }),
  reason: text({ max: 200 }),
} as const satisfies Fields;

const createCall: Call = { input: packageInput, risk: 'danger' };

const fields = {
  taskId: text({ ...taskId, unique: true, readOnly: true }),
  kind: choice(packageKinds, { required: true, readOnly: true, list: true, filter: true }),
  /** The filter of the request; may name people. */
  filter: json({ secret: true }),
  /** The data scope of the creator at that time; null for all records. */
  seenScope: json({ secret: true }),
  unmasked: boolean({ required: true, readOnly: true, list: true, filter: true }),
  images: boolean({ required: true, readOnly: true, list: true, filter: true }),
  reason: text({ max: 200, readOnly: true }),
  /** Language of headings and texts: that of the requester. */
  locale: choice(LOCALES, { required: true, readOnly: true }),
  status: choice(packageStatuses, {
    colors: { ready: 'positive', failed: 'danger' },
    required: true,
    readOnly: true,
    list: true,
    filter: true,
  }),
  percent: integer({ min: 0, max: 100, readOnly: true, default: 0 }),
  failure: choice(packageFailures, { readOnly: true, list: true }),
  /** Number of rows expected when it was created, and number written. */
  total: count(PACKAGE_ROWS_MAX),
  rows: count(PACKAGE_ROWS_MAX),
  imageCount: count(PACKAGE_IMAGES_MAX),
  /** Pictures whose file no longer exists. */
  missingCount: count(PACKAGE_IMAGES_MAX),
  fileName: text({ max: FILE_NAME_MAX, readOnly: true, list: true }),
  bytes: integer({ min: 0, max: PACKAGE_BYTES_MAX, readOnly: true, list: true }),
  sha256: text({ max: 64, readOnly: true }),
  adminId: reference('admin', { readOnly: true, weak: true, list: true, filter: true }),
  /** Number of attempts. If a process ends early, another one continues the work. */
  attempt: integer({ min: 0, max: 100, readOnly: true, default: 0 }),
  /** End of the lease of the process that works on it. */
  leaseEnd: dateTime({ readOnly: true }),
  endTime: dateTime({ readOnly: true, list: true }),
  /** The package can be downloaded until then. */
  expireTime: dateTime({ readOnly: true, list: true }),
} as const;

const reads: Readonly<Record<string, Read>> = {
  /** All administrators' packages; the plain reads only answer the caller's own. */
  selectAllPagination: { input: {}, answer: 'page', filters: true },
  /** The archive itself, not an envelope; only for the requester. */
  selectContent: { input: { taskId: text({ ...taskId, required: true }) }, answer: 'record' },
};

/** Defines the packages of one entity (`elderlyIO`): the request, the progress, and the archive. */
export function definePackages<const N extends string>(definition: {
  name: N;
  section: string;
  kinds: readonly PackageKind[];
}): Entity<typeof fields, EntityNames & { entity: N }> {
  const { name, section, kinds } = definition;
  return defineEntity({
    name,
    section,
    // Erasing any person removes the stored filters.
    personal: false,
    titleField: 'fileName',
    fields,
    sort: [['createTime', 'desc']],
    rowScope: { owner: 'adminId' },
    deletion: { kind: 'never' },
    indexes: [
      ['status', 'leaseEnd'],
      ['status', 'expireTime'],
    ],
    reads,
    calls: {
      ...Object.fromEntries(kinds.map((kind) => [kind, createCall])),
      cancelPackage: { input: { taskId: text({ ...taskId, required: true }) }, risk: 'write' },
    },
  });
}

export type PackageRecord = EntityRecord<ReturnType<typeof definePackages>>;
