import type { SameKeys } from '../../../../../contract/texts/textShape';
import application from './application/zh-TW';
import board from './board/zh-TW';
import { inputTexts } from './input/zh-TW';
import panel from './panel/zh-TW';
import risk from './risk/zh-TW';
import sign from './sign/zh-TW';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  input: inputTexts,
  bell: { approvals: '待我審批的手工時間', attendants: '待審核的護理員' },
  attendant: {
    expiry: { expired: '%{date} 已過期', within7: '%{date} 7 天內到期', within30: '%{date} 30 天內到期' },
    ban: {
      action: '停權',
      open: '還有 %{smart_count} 個未完成的服務單。停權後，尚未開始的退回待派單；正在進行的可以簽退。',
      released: '以下服務單已退回，請改派給其他照服員。',
    },
    home: {
      neighbours: '同區域的長者 %{count} 位，僅精確到約 1 公里',
      noStart: '填寫服務區域或貼上經緯度後顯示地圖',
    },
    appKey: {
      issue: '配對手機',
      first: '照服員用 App 簽到簽退前，須先用一次性配對碼取得金鑰。金鑰可檢視長者的姓名、電話和地址，請填寫原因。',
      replaces: '原來的金鑰立即失效，照服員的手機須重新配對。請填寫原因。',
      once: '配對碼只顯示這一次，10 分鐘內有效，只能使用一次。請讓照服員現在在 App 中輸入。',
      of: '%{name} 的配對碼：',
      label: '配對碼',
      copy: '複製配對碼',
      use: '請當面交給照服員，不要透過群聊傳送；手機遺失時請收回金鑰。',
      kept: '已輸入，關閉',
    },
  },
  application,
  board,
  address: {
    noStart: '填寫行政區劃、選擇長者或貼上經緯度後顯示地圖',
    neighbours: {
      address: '同街道的其他地址 %{count} 處，僅精確到約 1 公里',
      home: '長者登記的住址，僅精確到約 1 公里',
      signed: '長者以往的簽到位置 %{count} 次，僅精確到約 1 公里',
    },
    noUses: '沒有未完成的服務單使用此地址',
    keptCount: '%{smart_count} 個已派單的服務單仍按派單時的地址到府，不隨本地址變化',
    uses: {
      kept: '派單後地址已改，仍按派單時的地址',
      frozen: '地址已在派單時固定',
      taken: '派單時會改用新的地址',
      follows: '派單前隨本地址變化',
    },
  },
  home: {
    visits: '%{smart_count} 次',
    noVisits: '今天沒有安排服務',
    change: '%{points} 個百分點（與再前七天比）',
    dayOf: '%{date}：計畫 %{planned}，已有結果 %{due}，完成 %{served}',
    streets: '%{smart_count} 個街道',
    street: '%{street}：%{visits} 次，完成 %{done}，服務中 %{running}，遲到 %{late}，未到 %{missed}',
    states: {
      planned: '待服務',
      running: '服務中',
      done: '已完成',
      late: '遲到',
      missed: '未到',
    },
  },
  queue: {
    missed: '漏簽待說明',
    applied: '服務申請待受理',
    lapsed: '已過期未派單',
    late: '遲到未簽到',
    overdueOut: '逾時未簽退',
    reviews: '異常服務待判定',
    unassigned: '服務待派單',
    risks: '異常服務待核查',
    pending: '照服員待審核',
    expired: '照服員證件過期',
  },
  planning: {
    action: '新增服務申請',
    title: '為 %{smart_count} 位長者新增服務申請',
    help: '長者：%{names}',
    minutes: '時長（分鐘）',
    proposal: '建議照服員',
    proposals: {
      usual: '各位長者的常用照服員',
      one: '指定一位照服員',
      nobody: '不建議',
    },
    accepts: '同時受理，直接進入待派單',
    submit: '新增 %{smart_count} 單',
    again: '修改後重試未成功的',
    done: '已新增 %{smart_count} 單',
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
  panel,
  charts: {
    days: '每天計畫多少服務',
    missed: '每天多少次未到',
    byWork: '照服員此刻在做什麼',
  },
};

export default texts;
