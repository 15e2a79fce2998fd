/** The public API of the server for server modules of sections. */

export { type UnusualAccess, unusualAccessPort } from '../access/unusualAccessPort';
export { REMOVAL, removeRows } from '../audit/chain/removeRows';
export { clearAttempts } from '../auth/attempts';
export { confirmPasskey, enrolPasskey } from '../auth/factors/enrolPasskey';
export { confirmTotp, enrolTotp } from '../auth/factors/enrolTotp';
export { dropFactors } from '../auth/factors/factorRows';
export { challengePasskey, finishLogin } from '../auth/factors/finishLogin';
export {
  removeSecondFactor,
  renameSecondFactor,
  renewRecoveryCodes,
  selectSecondFactors,
} from '../auth/factors/ownFactors';
export { resetSecondFactor } from '../auth/factors/resetSecondFactor';
export { forceLogout } from '../auth/forceLogout';
export { exceeds, liftedBeyond, patternsBeyond } from '../auth/grants';
export { login } from '../auth/login';
export { refuseMadeUnderMore } from '../auth/madeUnderMore';
export { mayMore } from '../auth/mayMore';
export { endOtherSessions, endSession, reauthenticate, selectSessions } from '../auth/ownSessions';
export { hashPassword, passwordProblems } from '../auth/password';
export { changePassword, initialPasswordEnd, resetPassword } from '../auth/passwordOperations';
export { permissionTitle } from '../auth/permissionRows';
export { dataScopeOf, readDataScope, readPermissionSet } from '../auth/permissions';
export { isLogin, logout, reloadPermission } from '../auth/sessionOperations';
export { closeSessions } from '../auth/sessions';
export { hashToken, newToken } from '../auth/token';
export { dropView, endViewAs, viewAs } from '../auth/viewAs';
export type { Call, Caller } from '../call/call';
export { callerOf } from '../call/callerOf';
export { HttpRefusal, Rejection, rejection, Unauthenticated } from '../call/failures';
export { accepted, fieldInput, idInput } from '../call/input';
export { answersFile, takes } from '../call/takes';
export type { Config } from '../config';
export { insertReserved } from '../db/bulkInsert';
export { bulkUpdate } from '../db/bulkUpdate';
export { columnNames } from '../db/columnNames';
export type { Condition } from '../db/condition';
export type { Database, DatabaseKind, FoundBy, Queries, Row, Statement, Tuple, WriteTransaction } from '../db/database';
export { databaseKindOf } from '../db/databaseKindOf';
export { coversScope, storedScope, withinRegions } from '../db/dataScope';
export type { ExtraTable } from '../db/extraTable';
export { insertTuples } from '../db/insertTuples';
export { jsonRows } from '../db/jsonRows';
export { listConditions } from '../db/list/listConditions';
export type { ListQuestion } from '../db/list/listQuestion';
export { planList } from '../db/list/planList';
export { readPage } from '../db/list/readPage';
export { lockName, lockNames, lockRows } from '../db/lockRows';
export type { Migrations } from '../db/migrations';
export { moveColumn } from '../db/moveColumn';
export { loadPinyin, type PinyinOf } from '../db/pinyin/loadPinyin';
export { type RecordOf, recordCodec, type WireRecord } from '../db/recordCodec';
export {
  findAllRecords,
  findFields,
  findRecord,
  findRecords,
  insertRecord,
  removeRecord,
  updateRecord,
} from '../db/repository';
export { reserveIds, reserveIdsOf } from '../db/reserveIds';
export { isNarrowed, narrowingKey, seenCondition } from '../db/scopedDatabase';
export { statementOf } from '../db/statement';
export type { RowOf } from '../db/storedRow';
export { AUTH_EPOCH, bumpVersions, readVersions } from '../db/tableVersions';
export { expectContent, releaseContents } from '../files/contentUse';
export type { ByteRange, FileStore } from '../files/FileStore';
export { releaseFileUse } from '../files/fileReferences';
export { keepFile } from '../files/keepFile';
export { revealFiles } from '../files/revealFiles';
export { selectContent } from '../files/selectContent';
export type { ReadTable, TableProblem, TableRefusal } from '../files/table/readTable';
export { readTableFile } from '../files/table/readTableFile';
export { takeImage } from '../files/takeImage';
export { upload } from '../files/upload';
export { localeOf } from '../http/locale';
export { ParsedBody } from '../http/readCall';
export type { FileContent } from '../http/sendContent';
export { sendJson } from '../http/sendJson';
export { inTurns } from '../jobs/inTurns';
export type { Job } from '../jobs/jobs';
export { moveDue } from '../jobs/moveDue';
export { OneByOne } from '../jobs/OneByOne';
export { ownCall } from '../jobs/ownCall';
export { addProgress, taskName } from '../jobs/tasks';
export { ended, endInterrupted, keepTurn, TurnLost } from '../jobs/taskTurn';
export { takeInHand } from '../jobs/workInHand';
export { keyOf } from '../keys/keyFile';
export { seal, unseal } from '../keys/seal';
export { noteEditing } from '../live/noteEditing';
export { applyChange } from '../operations/applyChange';
export { type Context, inBackground } from '../operations/context';
export { eachOf } from '../operations/eachOf';
export type {
  Change,
  EntityExtension,
  Erased,
  Extensions,
  Handler,
  Reading,
  RecordContent,
} from '../operations/extension';
export { groupedBy } from '../operations/groupedBy';
export { insertWithin } from '../operations/insert';
export { present, presentTuples } from '../operations/present';
export { readHandler } from '../operations/read';
export { idsIn, ruleContext } from '../operations/ruleContext';
export { seenContext } from '../operations/seenContext';
export { selectById, selectByIds } from '../operations/selectById';
export { LIST_VIEWER } from '../operations/selectPage';
export { type ChangeFrame, requireRecord, shownRecord, transact } from '../operations/transact';
export { move } from '../operations/transition';
export { updateByIdSelective } from '../operations/update';
export { fieldColumn, items, type PackageColumn, rowsOf } from '../packages/packageColumn';
export { packageExtension } from '../packages/packageExtension';
export {
  type PackageSource,
  packagePort,
  type ScreeningFrame,
  type ScreeningQuestion,
} from '../packages/packageSource';
export { erasePerson, previewErasure } from '../persons/erasePerson';
export { exportPerson } from '../persons/exportPerson';
export type { DescribedCall } from '../plugins/DescribedCall';
export { type PluginWish, pluginWishPort } from '../plugins/pluginWishes';
export { type Ask, type AskPort, askFirst, definePort, type Port, provide } from '../plugins/ports';
export { defineServerPlugin } from '../plugins/ServerPlugin';
export { type JsonSchema, objectOf } from '../schema/JsonSchema';
export { schemaOfField, schemaOfFields } from '../schema/schemaOfField';
export type { Services } from '../services';
export type { EcgAnalysis } from '../signals/ecg/concludeEcg';
export { EcgAnalyzer } from '../signals/ecg/EcgAnalyzer';
export { rhythmOf } from '../signals/ecg/rhythm';
export {
  BIN_MS,
  dayVariability,
  type HrvWindow,
  timeDomainOf,
  triangularIndexOf,
} from '../signals/heartRateVariability';
export { bytesOfSamples, samplesOfBytes } from '../signals/littleEndian';
export {
  countWhere,
  greatest,
  least,
  longestRun,
  mean,
  measured,
  median,
  quantile,
  quantiles,
  rounded,
  type Samples,
  sum,
  windowMeans,
} from '../signals/samples';
export { startThread } from '../threads/startThread';
export type { TableTypes } from './tableTypes';
