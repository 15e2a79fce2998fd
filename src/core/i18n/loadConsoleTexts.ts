import type { Locale } from '../../../contract/constants';
import type { ConsoleTexts } from './texts/zh-CN';
import { loadTraditionalConverter } from './traditional';

const loaders: Record<Locale, () => Promise<{ default: ConsoleTexts }>> = {
  'zh-CN': () => import('./texts/zh-CN'),
  'zh-TW': async () => (await Promise.all([import('./texts/zh-TW'), loadTraditionalConverter()]))[0],
  en: () => import('./texts/en'),
  ja: () => import('./texts/ja'),
};

/** Loads the shell's own texts in one language. */
export async function loadConsoleTexts(locale: Locale): Promise<ConsoleTexts> {
  return (await loaders[locale]()).default;
}
