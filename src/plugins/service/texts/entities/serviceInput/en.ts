import type { EntityTexts } from '../../../../../../contract/texts/entityTexts';

const mode = {
  dryRun: 'Dry run',
  commit: 'Import',
};

/** Imports of services: what was asked, how far it is, what came of it. */
export const serviceInputTexts: EntityTexts = {
  name: 'Service import',
  fields: {
    batchId: 'Import batch',
    fileName: 'File',
    sha256: 'SHA-256 checksum',
    mode: 'Mode',
    allOrNothing: 'All or nothing',
    seenScope: 'Records seen when it was read',
    status: 'Status',
    percent: 'Progress (%)',
    failure: 'Why it failed',
    total: 'Rows',
    inserted: 'Added',
    updated: 'Updated',
    unchanged: 'Unchanged',
    failed: 'Refused',
    warnings: 'Warnings',
    uploaderId: 'By',
    leaseEnd: 'Lease end',
    endTime: 'Ended',
    report: 'Report',
    selectReport_id: 'Number',
    startInput_fileId: 'File',
    startInput_mode: 'Mode',
    startInput_allOrNothing: 'All or nothing',
    startInput_again: 'Import again',
  },
  choices: {
    mode,
    startInput_mode: mode,
    status: {
      queued: 'Queued',
      running: 'Running',
      ready: 'Ready',
      failed: 'Failed',
    },
    failure: {
      noRows: 'The file has no rows',
      tooManyRows: 'More than 5,000 rows; split the file',
      undecodable: 'The file cannot be read; save it as CSV in UTF-8, UTF-16 or GB18030',
      unreadable: 'The file is malformed, and nothing was written; see the problems',
      rowsRefused: 'Some rows are wrong, so nothing was imported as wished',
      interrupted: 'The server was interrupted; nothing was written, import it again',
      broken: 'It failed and nothing was written; contact the operator',
    },
  },
};
