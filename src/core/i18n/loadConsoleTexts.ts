import type { Locale } from '../../../contract/constants';
import type { ConsoleTexts } from './texts/zh-CN';

const loaders: Record<Locale, () => Promise<{ default: ConsoleTexts }>> = {
  'zh-CN': () => import('./texts/zh-CN'),
  'zh-TW': () => import('./texts/zh-TW'),
  en: () => import('./texts/en'),
  ja: () => import('./texts/ja'),
};

/** Loads the shell's own texts in one language. */
export async function loadConsoleTexts(locale: Locale): Promise<ConsoleTexts> {
  return (await loaders[locale]()).default;
}
