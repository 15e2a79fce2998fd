import application from './application/zh-TW';
import board from './board/zh-TW';
import { inputTexts } from './input/zh-TW';
import risk from './risk/zh-TW';
import sign from './sign/zh-TW';

const messages = {
  input: inputTexts,
  attendant: {
    review: '審核與狀態',
    record: '服務表現',
    person: '基本資料',
    papers: '證件與資格',
    papersHelp: '審核通過需要：身分證號、手機號碼、本人照片、有效的健康證明和良民證；護理師還需要執業執照。',
    work: '服務範圍',
    settlement: '結算與備註',
    expiry: { expired: '%{date} 已過期', within7: '%{date} 7 天內到期', within30: '%{date} 30 天內到期' },
    quick: { pending: '待審核', passed: '已通過', banned: '已停權', expiring: '證件到期' },
  },
  application,
  board,
  serviceType: {
    item: '服務項目',
    work: '服務要求',
    price: '價格',
    policy: '簽到規則',
    policyHelp: '每條規則可以只記錄，也可以在超出時提醒、阻擋或關閉服務單。',
    evidence: '照片、掃碼與簽名',
    quick: { enabled: '啟用中', disabled: '已停用', nurses: '僅限護理師' },
  },
  address: {
    person: '聯絡人',
    place: '地址',
    geofence: '定位與簽到範圍',
    geofenceHelp: '座標採用 GCJ-02。照服員在簽到範圍內簽到才算抵達。',
    quick: { unverified: '位置未核實', verified: '位置已核實' },
  },
  sign,
  risk,
  index: {
    title: '服務一覽',
    today: '今日服務',
    waiting: '服務待辦',
    unassigned: '待派單',
    description: '服務單、照服員、服務目錄和服務地址的現況。點選數字查看名單。',
    attendants: '照服員',
    pending: '待審核',
    passed: '已通過',
    idle: '空閒',
    banned: '已停權',
    todo: '需要處理',
    expired: '證件已過期',
    within7: '證件 7 天內到期',
    within30: '證件 30 天內到期',
    catalogue: '目錄與地址',
    serviceTypes: '啟用的服務項目',
    addresses: '服務地址',
    unverified: '位置未核實',
  },
};

export default messages;
