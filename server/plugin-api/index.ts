/**
 * The public API of the server for server modules of plugins: at most 50 names, by subject. Tables of other entities are typed
 * by `@console/server-plugin-api/tableTypes`.
 *
 * @module server-plugin-api
 */

// Plugins and ports: what a server module contributes, and how sections ask one another.
// Example:
//   export default defineServerPlugin({ id: 'meal', entities: [mealOrder], extensions: { mealOrder: { guard } } });

export type { Migrations } from '../db/migrations/migrations';
export type { ExtraTable } from '../db/tables/extraTable';
export {
  type AsyncPortLookup,
  definePort,
  firstPortResult,
  type Port,
  type PortLookup,
  provide,
} from '../plugins/ports';
export { defineServerPlugin } from '../plugins/ServerPlugin';

// Entities: rules around reading and changing the records of an entity.
// Example:
//   const guard = async ({ record }: Change<'mealOrder'>) =>
//     record.portions > 9 ? [{ field: 'portions', code: 'tooMany' }] : [];

export type { RecordOf, WireRecord } from '../db/rows/recordCodec';
export type { Change, EntityExtension, ErasedRecords, Extensions, ReadContext } from '../operations/extension';

// Operations: handlers of calls, their input, and how they refuse.
// Example:
//   const closeOrders: Handler = async (call, context) => {
//     await transact(call, context, async (frame) => closeAll(frame, fieldInput(call, input)));
//     return { message: 'okUpdated' };
//   };

export type { Call } from '../call/call';
export { HttpError, Rejection, rejection, Unauthenticated } from '../call/failures';
export { fieldInput, idInput } from '../call/input';
export { withInputSchema } from '../call/withInputSchema';
export { applyChange } from '../operations/changes/applyChange';
export { applyTransition } from '../operations/changes/applyTransition';
export { type ChangeFrame, presentRecord, requireRecord, transact } from '../operations/changes/transact';
export type { Context } from '../operations/context';
export type { Handler } from '../operations/extension';

// Data: typed queries, and writes beside those of operations. `context.database.read` has all records that the caller sees.
// Example:
//   const order = await findRecord(context.database.read, mealOrder, id);

export type { Queries, SqlDialect, WriteTransaction } from '../db/database';
export { lockRows } from '../db/rows/lockRows';
export { findRecord, findRecords, insertRecord, removeRecord, updateRecord } from '../db/rows/repository';
export type { RowOf } from '../db/rows/storedRow';
export type { Condition } from '../db/scope/condition';
export { statementOf } from '../db/statement';
export { bumpVersions } from '../db/tableVersions';

// Jobs: work without a caller.
// Example:
//   const jobs: readonly Job[] = [{ name: 'meal.remind', intervalMs: 60_000, run: remindKitchen }];

export { applyDueTransitions } from '../jobs/applyDueTransitions';
export type { Job } from '../jobs/jobs';
export { systemCall } from '../jobs/systemCall';
export { yieldingChunks } from '../jobs/yieldingChunks';
