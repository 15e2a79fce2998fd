import type { Locale } from '../../contract/constants';
import en from './texts/en';
import ja from './texts/ja';
import zhCN, { type LoginTexts } from './texts/zh-CN';
import zhTW from './texts/zh-TW';

/** Texts of the login page; all four languages together are smaller than one more request. */
export const loginTexts: Readonly<Record<Locale, LoginTexts>> = { 'zh-CN': zhCN, 'zh-TW': zhTW, en, ja };
