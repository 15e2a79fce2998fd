/**
 * The public API of the server for server modules of sections.
 *
 * @module server-plugin-api
 */

export { type UnusualAccess, unusualAccessPort } from '../access/unusualAccessPort';
export { REMOVAL_OPERATION, removeRows } from '../audit/chain/removeRows';
export { clearAttempts } from '../auth/attempts';
export { confirmPasskey, enrolPasskey } from '../auth/factors/enrolPasskey';
export { confirmTotp, enrolTotp } from '../auth/factors/enrolTotp';
export { deleteFactors } from '../auth/factors/factorRows';
export { challengePasskey, finishLogin } from '../auth/factors/finishLogin';
export {
  removeSecondFactor,
  renameSecondFactor,
  renewRecoveryCodes,
  selectSecondFactors,
} from '../auth/factors/ownFactors';
export { resetSecondFactor } from '../auth/factors/resetSecondFactor';
export { forceLogout } from '../auth/forceLogout';
export {
  exceedsRights,
  missingForLiftedDenies,
  missingPatterns,
} from '../auth/grants';
export { hasBroaderRights } from '../auth/hasBroaderRights';
export { login } from '../auth/login';
export { endOtherSessions, endSession, reauthenticate, selectSessions } from '../auth/ownSessions';
export { hashPassword, passwordProblems } from '../auth/password';
export { changePassword, initialPasswordEnd, resetPassword } from '../auth/passwordOperations';
export { permissionTitle } from '../auth/permissionRows';
export { dataScopeOf, readDataScope, readPermissionSet } from '../auth/permissions';
export { requireCreationRights } from '../auth/requireCreationRights';
export { isLogin, logout, reloadPermission } from '../auth/sessionOperations';
export { closeSessions } from '../auth/sessions';
export { hashToken, newToken } from '../auth/token';
export { deleteView, endViewAs, viewAs } from '../auth/viewAs';
export type { Call, Caller } from '../call/call';
export { callerOf } from '../call/callerOf';
export { HttpError, Rejection, rejection, Unauthenticated } from '../call/failures';
export { fieldInput, idInput, requireValid } from '../call/input';
export { withFileResponse, withInputSchema } from '../call/withInputSchema';
export type { Config } from '../config';
export type {
  Database,
  Queries,
  Row,
  SqlDialect,
  Statement,
  StatementResults,
  Tuple,
  WriteTransaction,
} from '../db/database';
export { listConditions } from '../db/list/listConditions';
export type { ListReadRequest } from '../db/list/listReadRequest';
export { planList } from '../db/list/planList';
export { readPage } from '../db/list/readPage';
export { columnNames } from '../db/migrations/columnNames';
export type { Migrations } from '../db/migrations/migrations';
export { moveColumn } from '../db/migrations/moveColumn';
export { loadPinyin, type PinyinOf } from '../db/pinyin/loadPinyin';
export { insertWithReservedIds } from '../db/rows/bulkInsert';
export { bulkUpdate } from '../db/rows/bulkUpdate';
export { insertTuples } from '../db/rows/insertTuples';
export { jsonRows } from '../db/rows/jsonRows';
export { lockRows, takeAdvisoryLock, takeAdvisoryLocks } from '../db/rows/lockRows';
export { type RecordOf, recordCodec, type WireRecord } from '../db/rows/recordCodec';
export {
  findAllRecords,
  findFields,
  findRecord,
  findRecords,
  insertRecord,
  removeRecord,
  updateRecord,
} from '../db/rows/repository';
export { reserveIds, reserveIdsByEntity } from '../db/rows/reserveIds';
export type { RowOf } from '../db/rows/storedRow';
export type { Condition } from '../db/scope/condition';
export { includesScope, storedScope, withinRegions } from '../db/scope/dataScope';
export {
  isScoped,
  queryScopeKey,
  scopeCondition,
} from '../db/scope/scopedDatabase';
export { sqlDialectOf } from '../db/sqlDialectOf';
export { statementOf } from '../db/statement';
export type { ExtraTable } from '../db/tables/extraTable';
export { AUTH_EPOCH, bumpVersions, readVersions } from '../db/tableVersions';
export { announceContent, releaseContents } from '../files/contentReferences';
export type { ByteRange, FileStore } from '../files/FileStore';
export { releaseFileReferences } from '../files/fileReferences';
export { receiveImage } from '../files/receiveImage';
export { revealFiles } from '../files/revealFiles';
export { selectContent } from '../files/selectContent';
export { storeFile } from '../files/storeFile';
export type { ParsedTable, TableProblem, TableRefusal } from '../files/table/parseTable';
export { parseTableFile } from '../files/table/parseTableFile';
export { upload } from '../files/upload';
export type { FileContent } from '../http/answers/sendContent';
export { sendJson } from '../http/answers/sendJson';
export { localeOf } from '../http/localeOf';
export { ParsedBody } from '../http/readCall';
export { applyDueTransitions } from '../jobs/applyDueTransitions';
export { BoundedQueue } from '../jobs/BoundedQueue';
export { claimWork } from '../jobs/claimWork';
export type { Job } from '../jobs/jobs';
export {
  endedTaskValues,
  failInterruptedTasks,
  TaskOwnershipLost,
  updateOwnedTask,
} from '../jobs/ownedTask';
export { systemCall } from '../jobs/systemCall';
export { addProgress, taskName } from '../jobs/tasks';
export { yieldingChunks } from '../jobs/yieldingChunks';
export { loadKey } from '../keys/keyFile';
export { seal, unseal } from '../keys/seal';
export { noteEditing } from '../live/noteEditing';
export { applyChange } from '../operations/changes/applyChange';
export { applyToEach } from '../operations/changes/applyToEach';
export { applyTransition } from '../operations/changes/applyTransition';
export { insertInTransaction } from '../operations/changes/insert';
export { type ChangeFrame, presentRecord, requireRecord, transact } from '../operations/changes/transact';
export { updateByIdSelective } from '../operations/changes/update';
export { backgroundContext, type Context } from '../operations/context';
export type {
  Change,
  EntityExtension,
  ErasedRecords,
  Extensions,
  Handler,
  ReadContext,
  RecordContent,
} from '../operations/extension';
export { groupedBy } from '../operations/groupedBy';
export { presentRecords, presentTuples } from '../operations/reads/presentRecords';
export { readHandler } from '../operations/reads/read';
export { selectById, selectByIds } from '../operations/reads/selectById';
export { LIST_VIEWER } from '../operations/reads/selectPage';
export { idsIn, ruleContext } from '../operations/ruleContext';
export { scopedContext } from '../operations/scopedContext';
export { asArray, asRecords, fieldColumn, type PackageColumn } from '../packages/packageColumn';
export { packageExtension } from '../packages/packageExtension';
export {
  type PackageSource,
  packagePort,
  type ScreeningContext,
  type ScreeningQuery,
} from '../packages/packageSource';
export { erasePerson, previewErasure } from '../persons/erasePerson';
export { exportPerson } from '../persons/exportPerson';
export type { DescribedCall } from '../plugins/DescribedCall';
export { type PluginOverride, pluginOverridePort } from '../plugins/pluginOverrides';
export {
  type AsyncPortLookup,
  definePort,
  firstPortResult,
  type Port,
  type PortLookup,
  provide,
} from '../plugins/ports';
export { defineServerPlugin } from '../plugins/ServerPlugin';
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
