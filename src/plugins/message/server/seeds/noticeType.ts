import { type Seed, standardRows } from '../../../../../contract/seed';
import type { noticeType } from '../../entities/noticeType';

/** The initial types of notices of a new database. */
export const noticeTypeSeeds: Seed<typeof noticeType>[] = standardRows([
  {
    code: 'system',
    name: '系统通知',
    nameEn: 'System',
    nameJa: 'システム通知',
    level: 'info',
    popup: false,
    color: '#3A7CA5',
  },
  {
    code: 'service',
    name: '服务提醒',
    nameEn: 'Service reminder',
    nameJa: 'サービスのリマインダー',
    level: 'info',
    popup: false,
    color: '#3C8D5A',
  },
  {
    code: 'health',
    name: '健康预警',
    nameEn: 'Health alert',
    nameJa: '健康アラート',
    level: 'warn',
    popup: true,
    color: '#C9A227',
  },
  {
    code: 'urgent',
    name: '紧急通知',
    nameEn: 'Urgent',
    nameJa: '緊急のお知らせ',
    level: 'danger',
    popup: true,
    color: '#C0392B',
  },
]);
