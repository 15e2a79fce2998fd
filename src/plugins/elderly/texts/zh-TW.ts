import { noServicedTexts } from '../../../../contract/elderly/labels/noServiced/zh-TW';
import anchors from './anchors/zh-TW';
import type { ElderlyMessages } from './zh-CN';

const messages: ElderlyMessages = {
  columns: { place: '街道 / 社區' },
  quick: {
    active: '服務中',
    draft: '待完善',
    assessmentDue: '待評估',
    highRisk: '高風險',
    suspended: '暫停',
    ended: '已終止',
  },
  tabs: {
    basic: '基本資料',
    contact: '證件與聯絡',
    home: '居住與家庭',
    capacity: '能力評估',
    health: '健康',
    service: '服務',
  },
  help: {
    idNo: '填寫身分證號後，自動帶出性別和出生日期',
    noDocumentReason: '證件類型選「其他」且沒有號碼時填寫',
    earlyReason: '未滿 60 歲時填寫',
    phone: '手機、市話、聯絡人電話至少填一項',
    regionCode: '6 位、9 位或 12 位行政區代碼',
    lng: 'GCJ-02 座標，經度和緯度須同時填寫',
    municipal: '可選多項，優先順序最高的為主類別',
  },
  capacity: {
    items: '26 項能力評估',
    total: '總分',
    missing: '還有 %{count} 項未評分',
    raisedBy: '依據：%{reasons}',
    byScore: '依總分為%{grade}',
    keys: '按數字鍵評分並跳到下一項',
    nextDateHelp: '預設為評估日期後 12 個月',
    gradeHelp: '26 項評完後依總分自動得出',
    hidden: '評估明細已隱藏，查看完整資訊後顯示',
    groups: { selfCare: '自理能力', mobility: '基礎運動能力', mental: '精神狀態', social: '感知覺與社會參與' },
    grades: {
      g0: '能力完好',
      g1: '能力輕度受損',
      g2: '能力中度受損',
      g3: '能力重度受損',
      g4: '能力完全喪失',
    },
  },
  anchors,
  show: {
    draft: '資料待完善，確認無誤後可轉為服務中。',
    suspended: '服務已暫停，至 %{until}。',
    deceased: '長者已於 %{date} 過世。',
    assessmentDue: '能力評估已於 %{date} 到期，請安排重新評估。',
    contractEnded: '服務合約已於 %{date} 到期。',
  },
  noServiced: {
    ...noServicedTexts,
    description: '合約期內、所選期間沒有服務的長者，等待最久的在前。',
    days7: '7 天以上',
    days15: '15 天以上',
    days30: '30 天以上',
    days60: '60 天以上',
  },
  index: {
    title: '長者',
    description: '點選數字查看對應的長者。',
    todo: '需要處理',
    contractEnded: '合約到期',
    byStatus: '依狀態',
    byGrade: '服務中長者的能力等級',
    byAge: '服務中長者的年齡',
  },
  ageBands: {
    '60-69': '60–69 歲',
    '70-79': '70–79 歲',
    '80-89': '80–89 歲',
    '90-99': '90–99 歲',
    '100+': '100 歲以上',
  },
  types: {
    type: '長者參加的服務方案，決定由誰付費。',
    municipalType: '民政類別，決定補助和服務次數；長者有多個類別時，優先順序數字最小的為主類別。',
    capacityType: 'GB/T 42195-2022 的能力等級與分數範圍。',
    liveType: '長者與誰同住，影響關注等級。',
    maritalStatusType: 'GB/T 2261.2 的婚姻狀況代碼。',
    codeType: '證件種類及其號碼規則。',
  },
};

export default messages;
