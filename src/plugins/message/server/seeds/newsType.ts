import { type Seed, standardRows } from '../../../../../contract/seed';
import type { newsType } from '../../entities/newsType';

/** The initial types of articles of a new database. */
export const newsTypeSeeds: Seed<typeof newsType>[] = standardRows([
  { code: 'policy', name: '政策', nameEn: 'Policy', nameJa: '政策', needReview: true, color: '#3A7CA5' },
  { code: 'health', name: '健康知识', nameEn: 'Health', nameJa: '健康情報', needReview: true, color: '#3C8D5A' },
  {
    code: 'company',
    name: '公司动态',
    nameEn: 'Company news',
    nameJa: '会社のお知らせ',
    needReview: false,
    color: '#6B5B95',
  },
  { code: 'activity', name: '活动', nameEn: 'Activities', nameJa: 'イベント', needReview: false, color: '#B5533C' },
  {
    code: 'case',
    name: '服务案例',
    nameEn: 'Service cases',
    nameJa: 'サービス事例',
    needReview: true,
    color: '#C9A227',
  },
]);
