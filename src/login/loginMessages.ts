import type { Locale } from '../../contract/constants';
import en from './messages/en';
import ja from './messages/ja';
import zhCN, { type LoginMessages } from './messages/zh-CN';
import zhTW from './messages/zh-TW';

/** Texts of the login page; all four languages together are smaller than one more request. */
export const loginMessages: Readonly<Record<Locale, LoginMessages>> = { 'zh-CN': zhCN, 'zh-TW': zhTW, en, ja };
