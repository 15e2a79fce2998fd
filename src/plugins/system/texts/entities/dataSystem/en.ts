import { type EntityTexts, prefixKeys } from '../../../../../../contract/texts/entityTexts';

const settings = {
  title: 'Title',
  subtitle: 'Subtitle',
  regionName: 'Region name',
  refreshSeconds: 'Refresh every (seconds)',
  items: 'Figures',
};

const items_mode = { auto: 'Counted', manual: 'Entered by hand' };

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
    ...prefixKeys('updateMainPanel_', settings),
  },
  choices: { items_mode },
};
