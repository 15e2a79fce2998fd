import { type EntityLabels, prefixKeys } from '../../labelShape';

const settings = {
  title: '標題',
  subtitle: '副標題',
  regionName: '地區名稱',
  refreshSeconds: '重新整理間隔（秒）',
  items: '指標',
};

const items_key = {
  eldersTotal: '長者總數',
  eldersActive: '服務中長者',
  eldersNewMonth: '本月新增長者',
  eldersOver80: '80 歲及以上占比',
  eldersAlone: '獨居長者',
  visitsToday: '今日服務單',
  visitsMonth: '本月服務單',
  completedMonth: '本月已完成',
  completionRate: '完成率',
  serviceHoursMonth: '本月服務時長',
  onTimeRate: '準時簽到率',
  averageMinutes: '平均服務時長',
  notServedMonth: '本月未服務長者',
  averageRating: '平均評分',
  satisfactionRate: '滿意率',
  followUpsToday: '今日應回訪',
  followUpsOverdue: '逾期未回訪',
  followUpsMonth: '本月已回訪',
  contactRate: '本月聯繫成功率',
  openHigh: '待核查高風險',
  openMedium: '待核查中風險',
  abnormalRate: '異常率',
  frozenAmount: '凍結金額',
  attendantsPassed: '在崗照護員',
  attendantsPending: '待審核照護員',
  attendantsBanned: '已停用照護員',
  onDutyNow: '正在服務',
  visitsPerAttendant: '人均服務次數',
  certsExpiring: '證書將到期',
  doctorsPassed: '已通過醫師',
  doctorsPending: '待審核醫師',
  licencesExpiring: '執業證書將到期',
  usersTotal: '小程式使用者',
  usersNewWeek: '近 7 天新增使用者',
  vipMembers: '會員',
  monthAmount: '本月服務金額',
  fundShare: '基金支付占比',
  settledAmount: '已結算金額',
  unsettledAmount: '未結算金額',
};

const items_mode = { auto: '自動統計', manual: '手動填寫' };

export const dataSystem: EntityLabels = {
  name: '資料大屏',
  fields: {
    code: '編碼',
    ...settings,
    items_key: '指標',
    items_title: '自訂名稱',
    items_mode: '取值方式',
    items_manualValue: '手動值',
    items_target: '目標值',
    items_visible: '顯示',
    ...prefixKeys('updateMainPanel_', settings),
  },
  choices: { items_key, items_mode },
};
