import { type EntityLabels, prefixKeys } from '../../labelShape';

const settings = {
  title: 'タイトル',
  subtitle: 'サブタイトル',
  regionName: '地域名',
  refreshSeconds: '更新間隔（秒）',
  items: '指標',
};

const items_key = {
  eldersTotal: '高齢者総数',
  eldersActive: 'サービス中の高齢者',
  eldersNewMonth: '今月の新規高齢者',
  eldersOver80: '80 歳以上の割合',
  eldersAlone: '独居高齢者',
  visitsToday: '本日の訪問',
  visitsMonth: '今月の訪問',
  completedMonth: '今月の完了件数',
  completionRate: '完了率',
  serviceHoursMonth: '今月のサービス時間',
  onTimeRate: '定刻チェックイン率',
  averageMinutes: '平均訪問時間',
  notServedMonth: '今月未訪問の高齢者',
  averageRating: '平均評価',
  satisfactionRate: '満足率',
  followUpsToday: '本日の訪問予定',
  followUpsOverdue: '期限超過の訪問',
  followUpsMonth: '今月の実施済み訪問',
  contactRate: '今月の連絡成功率',
  openHigh: '要確認（高リスク）',
  openMedium: '要確認（中リスク）',
  abnormalRate: '異常率',
  frozenAmount: '凍結金額',
  attendantsPassed: '承認済み介護員',
  attendantsPending: '審査待ち介護員',
  attendantsBanned: '停止中の介護員',
  onDutyNow: '訪問中',
  visitsPerAttendant: '一人当たり訪問数',
  certsExpiring: '資格証の期限間近',
  doctorsPassed: '承認済みの医師',
  doctorsPending: '審査待ちの医師',
  licencesExpiring: '免許の期限間近',
  usersTotal: 'アプリ利用者',
  usersNewWeek: '直近 7 日の新規利用者',
  vipMembers: '会員',
  monthAmount: '今月のサービス金額',
  fundShare: '基金負担の割合',
  settledAmount: '精算済み金額',
  unsettledAmount: '未精算金額',
};

const items_mode = { auto: '自動集計', manual: '手入力' };

export const dataSystem: EntityLabels = {
  name: 'データダッシュボード',
  fields: {
    code: 'コード',
    ...settings,
    items_key: '指標',
    items_title: '独自の名称',
    items_mode: '値の決め方',
    items_manualValue: '手入力の値',
    items_target: '目標値',
    items_visible: '表示',
    ...prefixKeys('updateMainPanel_', settings),
  },
  choices: { items_key, items_mode },
};
