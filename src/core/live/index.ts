export {
  editedRecords,
  type FreezableList as ListSnapshot,
  listSnapshots,
  type PendingListChanges,
} from './listSnapshots';
export { type LiveUpdate, liveUpdates } from './liveUpdates';
