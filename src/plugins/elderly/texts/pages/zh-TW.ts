import type { SameKeys } from '../../../../../contract/texts/textShape';
import { noServicedTexts } from '../noServiced/zh-TW';
import anchors from './anchors/zh-TW';
import panel from './panel/zh-TW';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  columns: { place: '街道 / 社區' },
  place: {
    neighbours: '同區縣的其他長者 %{count} 位，僅精確到約 1 公里',
    noStart: '填寫行政區劃或貼上經緯度後顯示地圖',
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
  panel,
  queue: { assessment: '長者待評估', contract: '長者合約到期' },
  charts: {
    newElders: '每天新建多少檔案',
    byVisitLevel: '服務中長者的回訪等級',
  },
};

export default texts;
