import { recordKinds } from '../../record/recordKinds';
import type { Seed } from '../../seed';
import type { permissionTemplate } from '../permissionTemplate';

/** Sets of permissions for the usual posts. Everyone sees the menus of what their grants let them read. */
export const permissionTemplateSeeds: (Seed<typeof permissionTemplate> & { code: string })[] = [
  { code: 'super', name: '超级管理员', description: '全部权限', grants: ['*.*.*'], denies: [] },
  {
    code: 'ops',
    name: '运营主管',
    description: '老人、服务、护理员、用户与消息的日常管理',
    grants: [
      '*.elderly*.*',
      '*.service*.*',
      '*.attendant.*',
      '*.risk*.*',
      '*.userAddress.*',
      '*.user.*',
      '*.vip.*',
      '*.doctor.*',
      '*.news*.*',
      '*.notice*.*',
      '*.wearerAlert.*',
      'select*.*.*',
      'upload.file.open',
    ],
    denies: ['delete*.log.*', '*.admin.*', 'unmask.*.*'],
  },
  {
    code: 'dispatcher',
    name: '调度员',
    description: '受理、派单与服务录入',
    grants: [
      'select*.*.open',
      ...['insert', 'updateByIdSelective', 'accept', 'reject', 'assign', 'reassign', 'cancel'].map(
        (operation) => `${operation}.serviceApplication.open`,
      ),
      ...['signInManual', 'signOutManual', 'remind', 'markException'].map(
        (operation) => `${operation}.serviceApplication.open`,
      ),
      'startInput.serviceInput.open',
      'upload.file.open',
    ],
    denies: ['*.admin.*', 'delete*.*.*'],
  },
  {
    code: 'auditor',
    name: '风控审核',
    description: '核查异常服务，可禁用护理员',
    grants: [
      'select*.serviceApplication.open',
      'select*.attendant.open',
      'select*.risk*.open',
      'tryRiskRules.riskRule.open',
      ...['reviewRisk', 'reviewRisks', 'dismissRisk', 'correctRisk', 'confirmRisk', 'closeRisk'].map(
        (operation) => `${operation}.serviceApplication.open`,
      ),
      'updateByIdSelective.serviceApplication.open',
      'banAttendant.attendant.open',
      'unmask.serviceApplication.admin',
      'selectContent.file.open',
    ],
    denies: ['delete*.*.*'],
  },
  {
    code: 'visitor',
    name: '回访员',
    description: '关怀回访与通话录音',
    grants: [
      '*.returnVisit.admin',
      '*.recordingCall.admin',
      'select*.elderly.open',
      'upload.file.open',
      'selectContent.file.open',
    ],
    denies: ['delete*.*.*'],
  },
  {
    code: 'health',
    name: '健康师/医生',
    description: '查看健康记录，处理报告',
    grants: [
      ...recordKinds.map((kind) => `select*.${kind}.open`),
      'select*.raw.admin',
      'downloadPackets.raw.admin',
      'insert.bloodPressure.open',
      'correctReadings.bloodPressure.open',
      '*.wearerAlert.*',
      '*.ecg.*',
      '*.lorenz.*',
      '*.sleep.*',
      'select*.lorenzType.open',
      'select*.device*.open',
      'select*.doctor.open',
    ],
    denies: [],
  },
  {
    code: 'device',
    name: '设备管理员',
    description: '设备、设备用户及其绑定',
    grants: [
      '*.device*.*',
      '*.userDeviceUser.*',
      // Whom wearers are, who follows them, and who cares for them.
      ...['elderly', 'user', 'doctor'].map((entity) => `select*.${entity}.open`),
      'upload.file.open',
      'selectContent.file.open',
    ],
    denies: [],
  },
  {
    code: 'readonly',
    name: '只读/监管',
    description: '只查看，不导出，不查看完整个人信息',
    grants: ['select*.*.*', 'query*.*.*', 'count*.*.*'],
    denies: ['unmask.*.*', 'package*.*.*'],
  },
].map((template) => ({ ...template, enabled: true, builtin: true }));
