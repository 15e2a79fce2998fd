import type { PackageKind } from '../../package/definePackages';
import { type EntityTexts, prefixKeys } from '../entityTexts';

const input = { taskId: 'Task', images: 'With pictures', unmasked: 'Full personal data', reason: 'Reason' };

/** Texts of the packages of one kind of record. */
export const packageFieldTexts = (name: string, kinds: readonly PackageKind[]): EntityTexts => ({
  name,
  fields: {
    ...input,
    kind: 'Contents',
    filter: 'Filters',
    locale: 'Language',
    status: 'Status',
    percent: 'Progress (%)',
    failure: 'Why it failed',
    total: 'Rows meant',
    rows: 'Rows',
    imageCount: 'Pictures',
    missingCount: 'Pictures missing',
    seenScope: 'Records seen when it was made',
    fileName: 'File',
    bytes: 'Size (bytes)',
    sha256: 'SHA-256 checksum',
    adminId: 'By',
    attempt: 'Attempts',
    leaseEnd: 'Lease end',
    endTime: 'Ended',
    expireTime: 'Download until',
    selectContent_taskId: input.taskId,
    cancelPackage_taskId: input.taskId,
    ...Object.assign({}, ...kinds.map((kind) => prefixKeys(`${kind}_`, input))),
  },
  choices: {
    kind: { packageAll: 'All', packageSelective: 'By filters', packageNoServiced: 'Without service' },
    locale: {
      'zh-CN': 'Simplified Chinese',
      'zh-TW': 'Traditional Chinese',
      en: 'English',
      ja: 'Japanese',
    },
    status: {
      queued: 'Queued',
      running: 'Running',
      ready: 'Ready',
      failed: 'Failed',
      cancelled: 'Cancelled',
      expired: 'Expired',
    },
    failure: {
      tooManyRows: 'More than 50,000 rows; narrow it down',
      tooManyImages: 'More than 20,000 pictures; narrow it down',
      tooLarge: 'Larger than 2 GB; narrow it down',
      interrupted: 'The server was interrupted; export again',
      broken: 'It failed; try again or contact the operator',
    },
  },
});
