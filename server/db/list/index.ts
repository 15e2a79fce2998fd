export { listConditions } from './listConditions';
export type { ListQuestion } from './listQuestion';
export { allIdsStatement, type ListPlan, planList } from './planList';
export { countRows, readPage } from './readPage';
export { readTrend, type TrendStatement, trendStatement } from './trendStatement';
