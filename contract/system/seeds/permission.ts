import { labels as accountLabels } from '../../account/labels/zh-CN';
import type { Entity } from '../../defineEntity';
import { labels as deviceLabels } from '../../device/labels/zh-CN';
import { labels as elderlyLabels } from '../../elderly/labels/zh-CN';
import { entities } from '../../entities';
import type { SectionLabels } from '../../labelShape';
import { labels as messageLabels } from '../../message/labels/zh-CN';
import { type OperationSpec, operationsOf } from '../../operations';
import { permissionName } from '../../permissions';
import { labels as recordLabels } from '../../record/labels/zh-CN';
import { labels as reportLabels } from '../../report/labels/zh-CN';
import type { Seed } from '../../seed';
import { labels as serviceLabels } from '../../service/labels/zh-CN';
import { labels as visitLabels } from '../../visit/labels/zh-CN';
import { labels as systemLabels } from '../labels/zh-CN';
import type { permission } from '../permission';

const labels: SectionLabels = {
  ...accountLabels,
  ...deviceLabels,
  ...elderlyLabels,
  ...messageLabels,
  ...recordLabels,
  ...reportLabels,
  ...serviceLabels,
  ...systemLabels,
  ...visitLabels,
};

/** What the calls that are no transitions do; stored like any other title, so in Chinese. */
const operationTitles: Readonly<Record<string, string>> = {
  selectAll: '查询全部',
  selectById: '查看详情',
  selectByIds: '批量查看',
  selectBySelectivePagination: '分页查询',
  selectBySelective: '按条件查询',
  queryAll: '查询全部（规范）',
  countAll: '统计全部',
  querySelective: '按条件查询全部',
  countSelective: '按条件统计',
  queryAllPagination: '分页查询全部',
  querySelectivePagination: '按条件分页查询',
  queryAllPaginationCastToViewObject: '分页查询全部（含名称）',
  querySelectivePaginationCastToViewObject: '按条件分页查询（含名称）',
  queryById: '按编号查询',
  insertSelective: '按填写项新增',
  updateById: '整条修改',
  selectByName: '按姓名查询',
  selectByUserId: '按用户查询',
  selectByNoServiced: '未服务筛查',
  selectSomeBySelective: '按条件选取',
  selectByAttendantId: '按护理员查询',
  selectByServiceTypeId: '按服务类型查询',
  selectByElderlyCapacityTypeId: '按能力等级查询',
  selectUses: '地址的服务单',
  selectAssignable: '可派护理员',
  selectDayBoard: '日程看板',
  deleteAllInput: '删除全部导入数据',
  selectSignPagination: '签到状态',
  startInput: '导入文件',
  selectReport: '查看报告',
  packageAll: '导出全部数据包',
  packageSelective: '按条件导出数据包',
  packageNoServiced: '导出未服务筛查数据包',
  cancelPackage: '取消数据包',
  selectAllPagination: '查看所有人的记录',
  selectHighRiskPagination: '异常服务监测',
  selectRiskStatistics: '异常服务统计',
  reviewRisks: '批量核查',
  tryRiskRules: '试算异常规则',
  linkElderly: '关联老人',
  unlinkElderly: '解除关联老人',
  selectDueVisits: '待安排的回访',
  selectVisitCalendar: '回访日历',
  planVisits: '按等级安排回访',
  playRecording: '收听录音',
  searchTranscripts: '搜索录音转写',
  selectReceivers: '统计接收人',
  claimOutbox: '领取待发消息',
  reportOutbox: '回报发送结果',
  selectByDeviceUserId: '按设备用户查询',
  registerDevice: '登记设备',
  rotateSecret: '更换上传密钥',
  selectByDeviceId: '按设备查询',
  selectByDeviceIdAndDate: '按设备和日期查询',
  selectDayContext: '比较前后各天',
  selectPackets: '查看数据包内容目录',
  selectSamples: '查看原始波形',
  downloadPackets: '下载原始波形',
  selectWard: '预警总览',
  selectWaveform: '查看波形',
  selectCloud: '查看散点',
  selectNight: '查看整夜',
  printReport: '下载报告',
  correctReadings: '更正测量值',
  insert: '新增',
  updateByIdSelective: '修改',
  updateByIds: '批量修改',
  deleteById: '删除',
  deleteByIds: '批量删除',
  selectContent: '查看内容',
  upload: '上传',
  menu: '显示菜单',
  unmask: '查看完整个人信息',
  export: '导出',
  import: '导入',
  login: '登录',
  isLogin: '查询登录状态',
  logout: '退出登录',
  changePassword: '修改密码',
  resetPassword: '重置密码',
  forceLogout: '强制下线',
  selectExplanation: '权限说明',
  selectMainPanel: '查看数据大屏',
  updateMainPanel: '设置数据大屏',
  selectHelpPaths: '查询有说明的页面',
  selectHelp: '查看页面说明',
  selectHolders: '权限持有者',
  tryTemplate: '试算权限模板',
  reloadPermission: '刷新权限组',
};

/** One entry for each call and right of every entity. */
export const permissionSeeds: Seed<typeof permission>[] = entities.flatMap((entity) =>
  operationsOf(entity).map((spec) => permissionRow(entity, spec)),
);

function permissionRow(entity: Entity, spec: OperationSpec): Seed<typeof permission> {
  const texts = labels[entity.name];
  const title = texts?.transitions?.[spec.operation] ?? operationTitles[spec.operation] ?? spec.operation;
  const asksReason =
    Object.hasOwn(entity.transitions?.[spec.operation]?.input ?? {}, 'reason') ||
    entity.calls?.[spec.operation]?.input.reason?.required === true;
  return {
    name: permissionName(spec.operation, spec.entity, spec.scope),
    operation: spec.operation,
    entity: spec.entity,
    scope: spec.scope,
    title: `${texts?.name ?? entity.name}：${title}`,
    group: entity.section,
    risk: spec.risk,
    needReason: asksReason || spec.operation === 'unmask',
    method: spec.method,
    builtin: true,
  };
}
