/**
 * Further parts of the server for the built-in sections only. Plugins cannot import them, and any version can change them.
 */

export { type UnusualAccess, unusualAccessPort } from '../access/unusualAccessPort';
export { REMOVAL_OPERATION, removeRows } from '../audit/chain/removeRows';
export { exceedsRights, missingForLiftedDenies } from '../auth/grants';
export { permissionTitle } from '../auth/permissionRows';
export { dataScopeOf, readDataScope, readPermissionSet } from '../auth/permissions';
export { requireCreationRights } from '../auth/requireCreationRights';
export { hashToken, newToken } from '../auth/token';
export type { Caller } from '../call/call';
export { requireCaller as callerOf } from '../call/callerOf';
export { requireValid } from '../call/input';
export { withFileResponse } from '../call/withInputSchema';
export type { Config } from '../config';
export type { Database, Row, Statement, StatementResults, Tuple } from '../db/database';
export { listConditions } from '../db/list/listConditions';
export type { ListReadRequest } from '../db/list/listReadRequest';
export { planList } from '../db/list/planList';
export { readPage } from '../db/list/readPage';
export { columnNames } from '../db/migrations/columnNames';
export { moveColumn } from '../db/migrations/moveColumn';
export { loadPinyin, type PinyinConverter as PinyinOf } from '../db/pinyin/loadPinyin';
export { insertWithReservedIds } from '../db/rows/bulkInsert';
export { bulkUpdate } from '../db/rows/bulkUpdate';
export { insertTuples } from '../db/rows/insertTuples';
export { jsonRows } from '../db/rows/jsonRows';
export { takeAdvisoryLock, takeAdvisoryLocks } from '../db/rows/lockRows';
export { recordCodec } from '../db/rows/recordCodec';
export { findAllRecords, findFields } from '../db/rows/repository';
export { reserveIds, reserveIdsByEntity } from '../db/rows/reserveIds';
export { readSetting, storeSetting } from '../db/rows/settings';
export { storedScope, withinRegions } from '../db/scope/dataScope';
export { isScoped, queryScopeKey, scopeCondition } from '../db/scope/scopedDatabase';
export { sqlDialectOf } from '../db/sqlDialectOf';
export { AUTH_EPOCH, readVersions } from '../db/tableVersions';
export { announceContent, releaseContents } from '../files/contentReferences';
export type { ByteRange, FileStore } from '../files/FileStore';
export { releaseFileReferences } from '../files/fileReferences';
export { receiveImage } from '../files/receiveImage';
export { revealFiles } from '../files/revealFiles';
export { storeFile } from '../files/storeFile';
export type { ParsedTable, TableProblem, TableRefusal } from '../files/table/parseTable';
export { parseTableFile } from '../files/table/parseTableFile';
export { zipContent } from '../files/zipContent';
export type { FileContent } from '../http/answers/sendContent';
export { sendJson } from '../http/answers/sendJson';
export { localeOf } from '../http/localeOf';
export { ParsedBody } from '../http/readCall';
export { BoundedQueue } from '../jobs/BoundedQueue';
export { claimWork } from '../jobs/claimWork';
export {
  endedTaskValues,
  failInterruptedTasks,
  TaskOwnershipLost,
  UNFINISHED_STATUSES,
  updateOwnedTask,
} from '../jobs/ownedTask';
export { addProgress, taskName } from '../jobs/tasks';
export { loadKey } from '../keys/keyFile';
export { decryptSecret as unseal, encryptSecret as seal } from '../keys/seal';
export { applyToEach } from '../operations/changes/applyToEach';
export { authorOf } from '../operations/changes/authorOf';
export { insertInTransaction } from '../operations/changes/insert';
export { restoreInTransaction } from '../operations/changes/restore';
export { updateByIdSelective } from '../operations/changes/update';
export { backgroundContext } from '../operations/context';
export type { RecordContent } from '../operations/extension';
export { groupedBy } from '../operations/groupedBy';
export { presentRecords, presentTuples } from '../operations/reads/presentRecords';
export { readHandler } from '../operations/reads/read';
export { selectById, selectByIds } from '../operations/reads/selectById';
export { LIST_VIEWER } from '../operations/reads/selectPage';
export { idsIn, ruleContext } from '../operations/ruleContext';
export { scopedContext } from '../operations/scopedContext';
export { asArray, asRecords, fieldColumn, type PackageColumn } from '../packages/packageColumn';
export { packageExtension } from '../packages/packageExtension';
export { type PackageSource, packagePort, type ScreeningContext, type ScreeningQuery } from '../packages/packageSource';
export { erasePerson, previewErasure } from '../persons/erasePerson';
export { exportPerson } from '../persons/exportPerson';
export type { DescribedCall } from '../plugins/DescribedCall';
export { type PluginOverride, pluginOverridePort } from '../plugins/pluginOverrides';
export { type JsonSchema, objectOf } from '../schema/JsonSchema';
export { schemaOfField, schemaOfFields } from '../schema/schemaOfField';
export type { Services } from '../services';
export { decodeInt16LE, encodeInt16LE } from '../signals/int16LE';
export {
  countWhere,
  longestRun,
  maximum,
  mean,
  median,
  minimum,
  quantile,
  quantiles,
  roundTo,
  type Samples,
  standardDeviation,
  sum,
  windowMeans,
  withoutGaps,
} from '../signals/samples';
export { startThread } from '../threads/startThread';
export type { TableTypes } from './tableTypes';
