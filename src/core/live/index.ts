export { heldRecords, type ListHold, type ListNews, listHolds } from './listHolds';
export { type LiveNews, liveNews } from './liveNews';
