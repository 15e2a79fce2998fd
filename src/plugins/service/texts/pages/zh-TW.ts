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
  attendant: {
    expiry: { expired: '%{date} 已過期', within7: '%{date} 7 天內到期', within30: '%{date} 30 天內到期' },
  },
  application,
  board,
  address: {
    placeAnew: '重新定位',
    masked: '座標已隱藏。點「查看完整資訊」後可在地圖上調整，或重新定位。',
    pasteHelp: '可貼上「經度,緯度」',
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
};

export default texts;
