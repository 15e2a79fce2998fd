import { localeTexts } from './localeTexts';

/** Loads what the operations of every entity do, in one language. An entity names those of its own in its texts. */
export const loadOperationTexts = localeTexts<Readonly<Record<string, string>>>({
  'zh-CN': () => import('./operations/zh-CN'),
  'zh-TW': () => import('./operations/zh-TW'),
  en: () => import('./operations/en'),
  ja: () => import('./operations/ja'),
});
