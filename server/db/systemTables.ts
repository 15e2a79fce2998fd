import type { ExtraTable } from './extraTable';

const text = { type: 'text', required: true } as const;
const integer = { type: 'integer', required: true } as const;
const optionalText = { type: 'text' } as const;

/** Tables the server keeps for itself, besides those of Kysely's Migrator. Times are milliseconds since 1970. */
export const systemTables = [
  { name: 'setting', columns: { name: text, value: text }, key: ['name'] },
  {
    // The version of a table is the sum of its parts; part 0 is there from the start.
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
      // When the password was last given; with the login in rows of versions that did not ask again.
      passwordTime: { type: 'integer' },
      ip: optionalText,
      userAgent: optionalText,
      // Somebody else's session that sees the console as this account; without one the session is the account's own.
      viewerHash: optionalText,
      viewerId: { type: 'integer' },
    },
    key: ['tokenHash'],
    indexes: [['adminId'], ['expireTime']],
  },
  {
    // Guesses at a password, by hashed account name and by client; a row means nothing after its end.
    name: 'attempt',
    columns: { account: text, client: text, count: integer, endTime: integer },
    key: ['account', 'client'],
    indexes: [['endTime']],
  },
  {
    // Authenticator apps (secret, last step) and passkeys (the rest).
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
    // What a sign-in or enrolment waits for, by the hash of its ticket or session; a row means nothing after its end.
    name: 'pendingProof',
    columns: { hash: text, purpose: text, adminId: integer, content: text, endTime: integer },
    key: ['hash', 'purpose'],
    indexes: [['endTime'], ['adminId']],
  },
  {
    // People who have been erased, and until which day the law keeps records that call them by a number.
    name: 'erasure',
    columns: { entity: text, recordId: integer, time: integer, keptUntil: optionalText },
    key: ['entity', 'recordId'],
  },
  {
    // Who is changing which record in which form; a row means nothing after its end.
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
    // Which process works on what a record stands for; it shows in the data folder that it lives.
    name: 'workInHand',
    columns: { entity: text, recordId: integer, process: text },
    key: ['entity', 'recordId'],
    indexes: [['process']],
  },
  {
    // Rows of the log that are not chained yet, each with the code that proves it (none of rows of earlier versions).
    name: 'logQueue',
    columns: { logId: integer, rowCode: optionalText },
    key: ['logId'],
  },
  {
    // The hash chain over the log; `removedBy` is the row that tells of the removal of this one. Codes are made with a key
    // that the database does not hold: of the row as it was written, of the link, and of the removal.
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
    // The permission is that of the call which revealed it.
    columns: { tokenHash: text, entity: text, recordId: integer, expireTime: integer, permission: optionalText },
    key: ['tokenHash', 'entity', 'recordId'],
    indexes: [['expireTime']],
  },
  {
    // Contents of the file store that perhaps nobody uses, and when that is to be looked at.
    name: 'contentDue',
    columns: { sha256: text, dueTime: integer },
    key: ['sha256'],
    indexes: [['dueTime']],
  },
] as const satisfies readonly ExtraTable[];
