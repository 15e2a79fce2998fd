import type { Locale } from '../../contract/constants';
import en from './texts/en';
import ja from './texts/ja';
import zhCN, { type LoginTexts } from './texts/zh-CN';
import zhTW from './texts/zh-TW';

/** Texts of the login page. All four languages together are smaller than another request. */
export const loginTexts: Readonly<Record<Locale, LoginTexts>> = { 'zh-CN': zhCN, 'zh-TW': zhTW, en, ja };
