export {
  editedRecords,
  type ListSnapshot,
  listSnapshots,
  type PendingListChanges,
} from './listSnapshots';
export { type LiveUpdate, liveUpdates } from './liveUpdates';
