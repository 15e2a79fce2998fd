import type { Seed } from '../../../../../contract/seed';
import type { systemVersion } from '../../entities/systemVersion';

/** The version of the console itself (spec §1). */
export const systemVersionSeeds: Seed<typeof systemVersion>[] = [
  {
    platform: 'admin',
    versionName: 'Beta 0.9.5',
    versionCode: 905,
    title: '智慧养老管理后台 Beta 0.9.5',
    content: '- 老人、护理员、服务单与地址管理\n- 签到状态与服务异常监测\n- 管理员、权限模板与数据范围',
    status: 'published',
    current: true,
    releaseTime: '2026-01-05T09:00:00.000+08:00',
  },
];
