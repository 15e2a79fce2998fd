import { type EntityTexts, prefixKeys } from '../../../../../../contract/texts/entityTexts';

const settings = {
  title: 'タイトル',
  subtitle: 'サブタイトル',
  regionName: '地域名',
  refreshSeconds: '更新間隔（秒）',
  items: '指標',
};

const items_mode = { auto: '自動集計', manual: '手入力' };

const selectMainPanel_period = { month: '今月', today: '本日', days7: '直近 7 日', days30: '直近 30 日' };

export const dataSystem: EntityTexts = {
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
    selectMainPanel_period: '期間',
    ...prefixKeys('updateMainPanel_', settings),
  },
  choices: { items_mode, selectMainPanel_period },
};
