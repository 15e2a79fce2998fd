import type { Localization } from '@mui/material/locale';
import type { Locale } from '../../../contract/constants';

const loaders: Record<Locale, () => Promise<{ default: Localization }>> = {
  'zh-CN': () => import('./mui/zh-CN'),
  'zh-TW': () => import('./mui/zh-TW'),
  en: () => import('./mui/en'),
  ja: () => import('./mui/ja'),
};

/** MUI's own texts: labels of buttons in pagination, pickers and messages. */
export type MuiTexts = Localization['components'];

/** Loads the texts of MUI's components in one language, as theme options. */
export async function loadMuiTexts(locale: Locale): Promise<MuiTexts> {
  return (await loaders[locale]()).default.components;
}
