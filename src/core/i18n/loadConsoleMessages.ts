import type { Locale } from '../../../contract/constants';
import type { ConsoleMessages } from './messages/zh-CN';

const loaders: Record<Locale, () => Promise<{ default: ConsoleMessages }>> = {
  'zh-CN': () => import('./messages/zh-CN'),
  'zh-TW': () => import('./messages/zh-TW'),
  en: () => import('./messages/en'),
  ja: () => import('./messages/ja'),
};

/** Loads the shell's own texts in one language. */
export async function loadConsoleMessages(locale: Locale): Promise<ConsoleMessages> {
  return (await loaders[locale]()).default;
}
