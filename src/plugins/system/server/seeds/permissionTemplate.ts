import type { Seed } from '../../../../../contract/seed';
import type { PortLookup } from '../../../../../server/plugin-api';
import type { permissionTemplate } from '../../entities/permissionTemplate';
import { grantPort, type TemplateCode } from '../grantPort';

type TemplateSeed = Seed<typeof permissionTemplate> & { code: TemplateCode; grants: string[] };

/** Permission templates of the standard posts; sections add their own calls. */
const templates: readonly TemplateSeed[] = [
  {
    code: 'super',
    name: '超级管理员',
    nameEn: 'Super administrator',
    nameJa: '最高管理者',
    description: '全部权限',
    grants: ['*.*.*'],
    denies: [],
  },
  {
    code: 'ops',
    name: '运营主管',
    nameEn: 'Operations manager',
    nameJa: '運営責任者',
    description: '老人、服务、护理员、用户与消息的日常管理',
    grants: ['select*.*.*', 'upload.file.open', 'shareView.listView.open'],
    // An app key lets a device read personal data, so that issuing one requires access to that data.
    denies: ['delete*.log.*', '*.admin.*', 'unmask.*.*', 'erasePerson.*.*', 'issueAppKey.*.*'],
  },
  {
    code: 'dispatcher',
    name: '调度员',
    nameEn: 'Dispatcher',
    nameJa: '手配担当',
    description: '受理、派单与服务录入，可查看须联系的老人的电话，不含健康数据与日志',
    grants: ['upload.file.open', 'selectContent.file.open'],
    denies: ['*.admin.*', 'delete*.*.*'],
  },
  {
    code: 'auditor',
    name: '风控审核',
    nameEn: 'Risk auditor',
    nameJa: 'リスク審査',
    description: '核查异常服务，可禁用护理员',
    grants: ['selectContent.file.open'],
    denies: ['delete*.*.*'],
  },
  {
    code: 'visitor',
    name: '回访员',
    nameEn: 'Follow-up caller',
    nameJa: 'フォローアップ担当',
    description: '关怀回访与通话录音',
    grants: ['upload.file.open', 'selectContent.file.open'],
    denies: ['delete*.*.*'],
  },
  {
    code: 'health',
    name: '健康师/医生',
    nameEn: 'Health adviser or doctor',
    nameJa: '健康相談員・医師',
    description: '查看健康记录，处理报告',
    grants: [],
    denies: [],
  },
  {
    code: 'device',
    name: '设备管理员',
    nameEn: 'Device manager',
    nameJa: '機器管理者',
    description: '设备、设备用户及其绑定',
    grants: ['upload.file.open', 'selectContent.file.open'],
    denies: [],
  },
  {
    code: 'readonly',
    name: '只读/监管',
    nameEn: 'Read-only, supervision',
    nameJa: '閲覧のみ・監督',
    description: '只查看，不导出，不查看完整个人信息',
    grants: ['select*.*.*', 'query*.*.*', 'count*.*.*'],
    denies: ['unmask.*.*', 'package*.*.*'],
  },
  {
    code: 'intake',
    name: '建档员',
    nameEn: 'Registration clerk',
    nameJa: '登録担当',
    description: '老人、用户与地址建档，录入服务单',
    grants: ['upload.file.open', 'selectContent.file.open'],
    denies: ['*.admin.*', 'delete*.*.*'],
  },
  {
    code: 'finance',
    name: '结算员',
    nameEn: 'Settlement clerk',
    nameJa: '精算担当',
    description: '结算服务单，核对价格、服务时长与护理员收款账户',
    grants: [],
    denies: ['*.admin.*', 'delete*.*.*'],
  },
];

/** Returns the templates with the grants of all sections. Everyone sees the menus of what they may read. */
export function permissionTemplates(ask: PortLookup) {
  const contributed = ask(grantPort);
  return templates.map((template) => ({
    ...template,
    grants: [...new Set([...template.grants, ...contributed.flatMap((grants) => grants[template.code] ?? [])])],
    enabled: true,
    builtin: true,
  }));
}
