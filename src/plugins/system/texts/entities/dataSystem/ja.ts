import { type EntityTexts, prefixKeys } from '../../../../../../contract/texts/entityTexts';

const settings = {
  title: 'タイトル',
  subtitle: 'サブタイトル',
  regionName: '地域名',
  refreshSeconds: '更新間隔（秒）',
  items: '指標',
};

const items_mode = { auto: '自動集計', manual: '手入力' };

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
    ...prefixKeys('updateMainPanel_', settings),
  },
  choices: { items_mode },
};
