import { describe, expect, it } from 'vitest';
import { localeOf } from '../../../../server/http/localeOf';

describe('the language of a response', () => {
  it.each([
    [undefined, 'zh-CN'],
    ['', 'zh-CN'],
    ['*', 'zh-CN'],
    ['zh', 'zh-CN'],
    ['zh-Hans-SG', 'zh-CN'],
    ['zh-TW', 'zh-TW'],
    ['zh-HK,zh;q=0.9', 'zh-TW'],
    ['zh-Hant', 'zh-TW'],
    ['en-GB', 'en'],
    ['ja-JP,en;q=0.5', 'ja'],
    ['fr-FR,de;q=0.9,en;q=0.1', 'en'],
    ['en;q=0.1,ja;q=0.8', 'ja'],
    ['en;q=0,ja;q=0.1', 'ja'],
    ['english', 'zh-CN'],
    [';;;,,q=,', 'zh-CN'],
  ] as const)('for %j is %s', (header, locale) => {
    expect(localeOf(header)).toBe(locale);
  });
});
