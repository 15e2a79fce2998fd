import { type Seed, standardRows } from '../../../../../contract/seed';
import type { newsType } from '../../entities/newsType';

/** The initial types of articles of a new database. */
export const newsTypeSeeds: Seed<typeof newsType>[] = standardRows([
  { code: 'policy', name: '政策', nameEn: 'Policy', needReview: true, color: '#3A7CA5' },
  { code: 'health', name: '健康知识', nameEn: 'Health', needReview: true, color: '#3C8D5A' },
  { code: 'company', name: '公司动态', nameEn: 'Company news', needReview: false, color: '#6B5B95' },
  { code: 'activity', name: '活动', nameEn: 'Activities', needReview: false, color: '#B5533C' },
  { code: 'case', name: '服务案例', nameEn: 'Service cases', needReview: true, color: '#C9A227' },
]);
