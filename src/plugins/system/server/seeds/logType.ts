import { type Seed, standardRows } from '../../../../../contract/seed';
import type { logType } from '../../entities/logType';

/** Half a year is the legal minimum. Entries about changes of or access to personal data are kept for three years. */
const HALF_YEAR = 180;
const THREE_YEARS = 1095;

/** Types of log entries that the server writes. */
export const logTypeSeeds: Seed<typeof logType>[] = standardRows([
  { code: 'login', name: '登录', nameEn: 'Sign-in', nameJa: 'ログイン', level: 'info', retentionDays: HALF_YEAR },
  { code: 'query', name: '查询', nameEn: 'Query', nameJa: '照会', level: 'info', retentionDays: HALF_YEAR },
  { code: 'create', name: '新增', nameEn: 'Create', nameJa: '新規作成', level: 'info', retentionDays: THREE_YEARS },
  { code: 'update', name: '修改', nameEn: 'Update', nameJa: '変更', level: 'info', retentionDays: THREE_YEARS },
  { code: 'delete', name: '删除', nameEn: 'Delete', nameJa: '削除', level: 'warn', retentionDays: THREE_YEARS },
  { code: 'approve', name: '审批', nameEn: 'Approval', nameJa: '承認', level: 'info', retentionDays: THREE_YEARS },
  { code: 'export', name: '导出', nameEn: 'Export', nameJa: 'エクスポート', level: 'warn', retentionDays: THREE_YEARS },
  { code: 'import', name: '导入', nameEn: 'Import', nameJa: 'インポート', level: 'info', retentionDays: THREE_YEARS },
  {
    code: 'privacy',
    name: '隐私查看',
    nameEn: 'Personal data viewed',
    nameJa: '個人情報の閲覧',
    level: 'warn',
    retentionDays: THREE_YEARS,
  },
  {
    code: 'config',
    name: '配置变更',
    nameEn: 'Configuration',
    nameJa: '設定変更',
    level: 'warn',
    retentionDays: THREE_YEARS,
  },
  { code: 'exception', name: '异常', nameEn: 'Exception', nameJa: '異常', level: 'danger', retentionDays: HALF_YEAR },
  { code: 'device', name: '设备', nameEn: 'Device', nameJa: '機器', level: 'info', retentionDays: HALF_YEAR },
]);
