import { type EntityTexts, prefixKeys } from '../../../../../../contract/texts/entityTexts';

const settings = {
  title: '标题',
  subtitle: '副标题',
  regionName: '地区名称',
  refreshSeconds: '刷新间隔（秒）',
  items: '指标',
};

const items_mode = { auto: '自动统计', manual: '手动填写' };

const selectMainPanel_period = { month: '本月', today: '今日', days7: '近 7 天', days30: '近 30 天' };

export const dataSystem: EntityTexts = {
  name: '数据大屏',
  fields: {
    code: '编码',
    ...settings,
    items_key: '指标',
    items_title: '自定义名称',
    items_mode: '取值方式',
    items_manualValue: '手动值',
    items_target: '目标值',
    items_visible: '显示',
    selectMainPanel_period: '周期',
    ...prefixKeys('updateMainPanel_', settings),
  },
  choices: { items_mode, selectMainPanel_period },
};
