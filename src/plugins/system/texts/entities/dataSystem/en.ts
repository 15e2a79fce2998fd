import { type EntityTexts, prefixKeys } from '../../../../../../contract/texts/entityTexts';

const settings = {
  title: 'Title',
  subtitle: 'Subtitle',
  regionName: 'Region name',
  refreshSeconds: 'Refresh every (seconds)',
  items: 'Figures',
};

const items_mode = { auto: 'Counted', manual: 'Entered by hand' };

const selectMainPanel_period = { month: 'This month', today: 'Today', days7: '7 days', days30: '30 days' };

export const dataSystem: EntityTexts = {
  name: 'Data dashboard',
  fields: {
    code: 'Code',
    ...settings,
    items_key: 'Figure',
    items_title: 'Own name',
    items_mode: 'Value',
    items_manualValue: 'Manual value',
    items_target: 'Target',
    items_visible: 'Shown',
    selectMainPanel_period: 'Period',
    ...prefixKeys('updateMainPanel_', settings),
  },
  choices: { items_mode, selectMainPanel_period },
};
