import { type EntityTexts, prefixKeys } from '../../../../../../contract/texts/entityTexts';

const settings = {
  title: '標題',
  subtitle: '副標題',
  regionName: '地區名稱',
  refreshSeconds: '重新整理間隔（秒）',
  items: '指標',
};

const items_mode = { auto: '自動統計', manual: '手動填寫' };

const selectMainPanel_period = { month: '本月', today: '今日', days7: '近 7 天', days30: '近 30 天' };

export const dataSystem: EntityTexts = {
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
    selectMainPanel_period: '週期',
    ...prefixKeys('updateMainPanel_', settings),
  },
  choices: { items_mode, selectMainPanel_period },
};
