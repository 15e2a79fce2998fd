export { type BulkInsert, bulkInsert } from './bulkInsert';
export type { Database, DatabaseKind, Queries, Row, Tables, Tuple, WriteTransaction } from './database';
export { collectStatistics, migrate } from './migrate';
export { openDatabase } from './openDatabase';
export { AUTH_EPOCH, bumpVersions, readVersions } from './tableVersions';
