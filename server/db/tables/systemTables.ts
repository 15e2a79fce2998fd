import type { ExtraTable } from './extraTable';

const text = { type: 'text', required: true } as const;
const integer = { type: 'integer', required: true } as const;
const optionalText = { type: 'text' } as const;

/** Tables of the server itself, in addition to those of Kysely's Migrator. Times are milliseconds since 1970. */
export const systemTables = [
  { name: 'setting', columns: { name: text, value: text }, key: ['name'] },
  {
    // The version of a table is the sum of its parts. Part 0 always exists.
    name: 'tableVersionPart',
    columns: { name: text, part: integer, version: integer },
    key: ['name', 'part'],
  },
  {
    name: 'session',
    columns: {
      tokenHash: text,
      adminId: integer,
      createTime: integer,
      touchTime: integer,
      expireTime: integer,
      // Time of the last password check. In rows of versions without such checks it is the time of the login.
      passwordTime: { type: 'integer' },
      ip: optionalText,
      userAgent: optionalText,
      // The session of another administrator who views the console as this account; null in an ordinary session.
      viewerHash: optionalText,
      viewerId: { type: 'integer' },
    },
    key: ['tokenHash'],
    indexes: [['adminId'], ['expireTime']],
  },
  {
    // Failed password attempts, by hashed account name and by client. A row is expired after `endTime`.
    name: 'attempt',
    columns: { account: text, client: text, count: integer, endTime: integer },
    key: ['account', 'client'],
    indexes: [['endTime']],
  },
  {
    // Authenticator apps (`sealedSecret`, `lastStep`) and passkeys (the columns after those).
    name: 'secondFactor',
    columns: {
      id: text,
      adminId: integer,
      kind: text,
      name: text,
      createTime: integer,
      useTime: { type: 'integer' },
      sealedSecret: optionalText,
      lastStep: { type: 'integer' },
      credentialId: optionalText,
      publicKey: optionalText,
      counter: { type: 'integer' },
      transports: optionalText,
      rpId: optionalText,
    },
    key: ['id'],
    indexes: [['adminId']],
  },
  {
    name: 'recoveryCode',
    columns: { adminId: integer, label: text, codeHash: text },
    key: ['adminId', 'label'],
  },
  {
    // Pending steps of a sign-in or an enrollment, by the hash of its ticket or session. A row is expired after `endTime`.
    name: 'pendingProof',
    columns: { hash: text, purpose: text, adminId: integer, content: text, endTime: integer },
    key: ['hash', 'purpose'],
    indexes: [['endTime'], ['adminId']],
  },
  {
    // People who have been erased, and until which day the law requires their pseudonymous records to be kept.
    name: 'erasure',
    columns: { entity: text, recordId: integer, time: integer, keptUntil: optionalText },
    key: ['entity', 'recordId'],
  },
  {
    // Which administrator edits which record in which form. A row is expired after `endTime`.
    name: 'presence',
    columns: { form: text, adminId: integer, name: text, entity: text, recordId: integer, endTime: integer },
    key: ['form'],
    indexes: [['entity', 'recordId'], ['endTime']],
  },
  {
    name: 'jobTurn',
    columns: { name: text, owner: text, leaseEnd: integer, nextRun: integer },
    key: ['name'],
  },
  {
    // The process that works on a record's task. A lock file in the data folder shows that the process is alive.
    name: 'workInHand',
    columns: { entity: text, recordId: integer, process: text },
    key: ['entity', 'recordId'],
    indexes: [['process']],
  },
  {
    // Rows of the log that are not chained yet, each with its authentication code (null in rows of earlier versions).
    name: 'logQueue',
    columns: { logId: integer, rowCode: optionalText },
    key: ['logId'],
  },
  {
    // The hash chain over the log. `removedBy` is the row that logs the removal of this one. There are codes of the row as
    // it was written, of the link and of the removal. Their key is not in the database.
    name: 'logLink',
    columns: {
      position: integer,
      logId: integer,
      time: integer,
      rowHash: text,
      hash: text,
      removedBy: { type: 'integer' },
      rowCode: optionalText,
      code: optionalText,
      removalCode: optionalText,
    },
    key: ['position'],
    indexes: [['logId']],
  },
  {
    name: 'passwordHistory',
    columns: { adminId: integer, time: integer, passwordHash: text },
    key: ['adminId', 'time'],
  },
  {
    name: 'fileReference',
    columns: { entity: text, recordId: integer, fileId: text, isOpen: integer },
    key: ['entity', 'recordId', 'fileId'],
    indexes: [['fileId', 'isOpen']],
  },
  {
    name: 'reveal',
    // The permission of the call that revealed the values.
    columns: { tokenHash: text, entity: text, recordId: integer, expireTime: integer, permission: optionalText },
    key: ['tokenHash', 'entity', 'recordId'],
    indexes: [['expireTime']],
  },
  {
    // Contents of the file store that may be unused, and when to check that.
    name: 'contentDue',
    columns: { sha256: text, dueTime: integer },
    key: ['sha256'],
    indexes: [['dueTime']],
  },
] as const satisfies readonly ExtraTable[];
