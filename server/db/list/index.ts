export { listConditions } from './listConditions';
export type { ListReadRequest } from './listReadRequest';
export { allIdsStatement, type ListPlan, planList } from './planList';
export { countRows, readPage } from './readPage';
export { readTrend, type TrendStatement, trendStatement } from './trendStatement';
