import type { Locale } from './constants';
import type { Section } from './defineEntity';
import type { SectionLabels } from './labelShape';

type Loader = () => Promise<{ labels: SectionLabels }>;

const loaders: Record<Section, Record<Locale, Loader>> = {
  account: {
    'zh-CN': () => import('./account/labels/zh-CN'),
    'zh-TW': () => import('./account/labels/zh-TW'),
    en: () => import('./account/labels/en'),
    ja: () => import('./account/labels/ja'),
  },
  device: {
    'zh-CN': () => import('./device/labels/zh-CN'),
    'zh-TW': () => import('./device/labels/zh-TW'),
    en: () => import('./device/labels/en'),
    ja: () => import('./device/labels/ja'),
  },
  elderly: {
    'zh-CN': () => import('./elderly/labels/zh-CN'),
    'zh-TW': () => import('./elderly/labels/zh-TW'),
    en: () => import('./elderly/labels/en'),
    ja: () => import('./elderly/labels/ja'),
  },
  message: {
    'zh-CN': () => import('./message/labels/zh-CN'),
    'zh-TW': () => import('./message/labels/zh-TW'),
    en: () => import('./message/labels/en'),
    ja: () => import('./message/labels/ja'),
  },
  record: {
    'zh-CN': () => import('./record/labels/zh-CN'),
    'zh-TW': () => import('./record/labels/zh-TW'),
    en: () => import('./record/labels/en'),
    ja: () => import('./record/labels/ja'),
  },
  report: {
    'zh-CN': () => import('./report/labels/zh-CN'),
    'zh-TW': () => import('./report/labels/zh-TW'),
    en: () => import('./report/labels/en'),
    ja: () => import('./report/labels/ja'),
  },
  service: {
    'zh-CN': () => import('./service/labels/zh-CN'),
    'zh-TW': () => import('./service/labels/zh-TW'),
    en: () => import('./service/labels/en'),
    ja: () => import('./service/labels/ja'),
  },
  system: {
    'zh-CN': () => import('./system/labels/zh-CN'),
    'zh-TW': () => import('./system/labels/zh-TW'),
    en: () => import('./system/labels/en'),
    ja: () => import('./system/labels/ja'),
  },
  visit: {
    'zh-CN': () => import('./visit/labels/zh-CN'),
    'zh-TW': () => import('./visit/labels/zh-TW'),
    en: () => import('./visit/labels/en'),
    ja: () => import('./visit/labels/ja'),
  },
};

/** Loads the names of a section's entities, fields, choices and transitions. */
export async function loadEntityLabels(section: Section, locale: Locale): Promise<SectionLabels> {
  return (await loaders[section][locale]()).labels;
}
