import { FILE_NAME_MAX } from '../../../../contract/calls/files';
import { defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import { boolean, choice, dateTime, integer, json, reference, text } from '../../../../contract/fields';
import { taskStatuses } from '../../../../contract/package/tasks';
import { INPUT_ROWS_MAX } from './input/inputColumns';

/** Why nothing was written: the file, an all-or-nothing import with a bad row, or the server. */
export const inputFailures = [
  'noRows',
  'tooManyRows',
  'undecodable',
  'unreadable',
  'rowsRefused',
  'interrupted',
  'broken',
] as const;
export type InputFailure = (typeof inputFailures)[number];

const count = () => integer({ min: 0, max: INPUT_ROWS_MAX, readOnly: true, default: 0, list: true });
const id = () => integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER });

/** One run of a service-input file, as a trial or an actual import: its progress and its result. */
export const serviceInput = defineEntity({
  name: 'serviceInput',
  section: 'service',
  titleField: 'fileName',
  fields: {
    /** Also stored in the applications that it wrote. */
    batchId: text({ max: 36, unique: true, readOnly: true, list: true, filter: true, personal: false }),
    fileName: text({ max: FILE_NAME_MAX, readOnly: true, list: true, personal: true }),
    sha256: text({ max: 64, readOnly: true, personal: false }),
    mode: choice(['dryRun', 'commit'], { required: true, readOnly: true, list: true, filter: true }),
    allOrNothing: boolean({ readOnly: true, default: false }),
    status: choice(taskStatuses, {
      colors: { ready: 'positive', failed: 'danger' },
      required: true,
      readOnly: true,
      list: true,
      filter: true,
    }),
    percent: integer({ min: 0, max: 100, readOnly: true, default: 0 }),
    failure: choice(inputFailures, { readOnly: true, list: true }),
    total: count(),
    inserted: count(),
    updated: count(),
    unchanged: count(),
    failed: count(),
    warnings: count(),
    uploaderId: reference('admin', { readOnly: true, weak: true, list: true, filter: true }),
    /** End of the lease of the process that works on it. */
    leaseEnd: dateTime({ readOnly: true }),
    endTime: dateTime({ readOnly: true, list: true }),
    /** The data scope of its author; null for all records. */
    seenScope: json({ secret: true, personal: false }),
    /** An {@link InputReport}, which has a separate read. */
    report: json({ secret: true, personal: true }),
  },
  columns: [
    'createTime',
    'fileName',
    'mode',
    'status',
    'failure',
    'total',
    'inserted',
    'updated',
    'unchanged',
    'failed',
    'warnings',
    'uploaderId',
  ],
  sort: [['createTime', 'desc']],
  rowScope: { owner: 'uploaderId' },
  deletion: { kind: 'never' },
  indexes: [
    ['sha256', 'mode', 'status'],
    ['status', 'leaseEnd'],
  ],
  reads: {
    /** The problems, as an {@link InputReport}. */
    selectReport: { input: { id: id() }, answer: 'record' },
  },
  calls: {
    /** Starts reading an uploaded file; answers the record, which shows the progress. */
    startInput: {
      input: {
        fileId: text({ max: 22, required: true }),
        mode: choice(['dryRun', 'commit'], { required: true }),
        /** One invalid row prevents writing all others. */
        allOrNothing: boolean({ default: false }),
        /** Reads a file again that was already imported. Otherwise the answer is the earlier result. */
        again: boolean({ default: false }),
      },
      risk: 'write',
    },
  },
});
export type ServiceInput = EntityRecord<typeof serviceInput>;
