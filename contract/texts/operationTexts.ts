import { localeTexts } from './localeTexts';

/** Loads the titles of the operations that every entity has. The texts of an entity contain the titles of its own
 * operations. */
export const loadOperationTexts = localeTexts<Readonly<Record<string, string>>>({
  'zh-CN': () => import('./operations/zh-CN'),
  'zh-TW': () => import('./operations/zh-TW'),
  en: () => import('./operations/en'),
  ja: () => import('./operations/ja'),
});
