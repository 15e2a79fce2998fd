import { type EntityLabels, prefixKeys } from '../../labelShape';

const settings = {
  title: '标题',
  subtitle: '副标题',
  regionName: '地区名称',
  refreshSeconds: '刷新间隔（秒）',
  items: '指标',
};

const items_key = {
  eldersTotal: '老人总数',
  eldersActive: '服务中老人',
  eldersNewMonth: '本月新增老人',
  eldersOver80: '80 岁及以上占比',
  eldersAlone: '独居老人',
  visitsToday: '今日服务单',
  visitsMonth: '本月服务单',
  completedMonth: '本月已完成',
  completionRate: '完成率',
  serviceHoursMonth: '本月服务时长',
  onTimeRate: '准时签到率',
  averageMinutes: '平均服务时长',
  notServedMonth: '本月未服务老人',
  averageRating: '平均评分',
  satisfactionRate: '满意率',
  followUpsToday: '今日应回访',
  followUpsOverdue: '逾期未回访',
  followUpsMonth: '本月已回访',
  contactRate: '本月接通率',
  openHigh: '待核查高风险',
  openMedium: '待核查中风险',
  abnormalRate: '异常率',
  frozenAmount: '冻结金额',
  attendantsPassed: '在岗护理员',
  attendantsPending: '待审核护理员',
  attendantsBanned: '已禁用护理员',
  onDutyNow: '正在服务',
  visitsPerAttendant: '人均服务次数',
  certsExpiring: '证书临期',
  doctorsPassed: '已通过医生',
  doctorsPending: '待审核医生',
  licencesExpiring: '执业证书临期',
  usersTotal: '小程序用户',
  usersNewWeek: '近 7 天新增用户',
  vipMembers: '会员',
  monthAmount: '本月服务金额',
  fundShare: '基金支付占比',
  settledAmount: '已结算金额',
  unsettledAmount: '未结算金额',
};

const items_mode = { auto: '自动统计', manual: '手动填写' };

export const dataSystem: EntityLabels = {
  name: '数据大屏',
  fields: {
    code: '编码',
    ...settings,
    items_key: '指标',
    items_title: '自定义名称',
    items_mode: '取值方式',
    items_manualValue: '手动值',
    items_target: '目标值',
    items_visible: '显示',
    ...prefixKeys('updateMainPanel_', settings),
  },
  choices: { items_key, items_mode },
};
