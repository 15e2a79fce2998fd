import type { Locale } from '../../../contract/constants';
import { localeTexts } from '../../../contract/texts/localeTexts';
import { loadTraditionalConverter } from './traditional';

/** The shell's own texts. */
export type ConsoleTexts = typeof import('./texts/zh-CN.json');

const load = localeTexts(import.meta.glob<{ default: ConsoleTexts }>('./texts/*.json'));

/** Loads the shell's own texts in one language. */
export async function loadConsoleTexts(locale: Locale): Promise<ConsoleTexts> {
  const [texts] = await Promise.all([load(locale), locale === 'zh-TW' ? loadTraditionalConverter() : undefined]);
  return texts;
}
