import { describe, expect, it } from 'vitest';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../contract/constants';
import { fillMessage } from '../../../contract/problems';
import { allProblemTexts } from '../../support/sectionTexts';

const load = allProblemTexts;
const chinese = await load(DEFAULT_LOCALE);
const others = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

const placeholders = (text: string) => [...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name).sort();

describe.each(others)('texts in %s', (locale) => {
  it('have the same codes as the Chinese texts', async () => {
    expect(Object.keys(await load(locale)).sort()).toEqual(Object.keys(chinese).sort());
  });

  it('have the same placeholders as the Chinese texts', async () => {
    const texts = await load(locale);
    const figures = (messages: Awaited<ReturnType<typeof load>>) =>
      Object.fromEntries(Object.entries(messages).map(([code, text]) => [code, placeholders(text)]));
    expect(figures(texts)).toEqual(figures(chinese));
  });

  it('are not empty, and are in that language', async () => {
    const texts = Object.values(await load(locale));
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
    expect(texts.filter((text) => FOREIGN[locale].test(text))).toEqual([]);
  });
});

/**
 * Characters that do not occur in a language. For zh-TW and Japanese, some characters that exist only in simplified form.
 */
const FOREIGN: Readonly<Record<Locale, RegExp>> = {
  'zh-TW': /[们务请录户码误选项时间证账号别权页网络]/,
  en: /\p{Script=Han}/u,
  ja: /[们务请录户码误选项时间证账权页网络]/,
  'zh-CN': /[們務請錄戶碼誤選項時間證賬號別權頁網絡]/,
};

describe('texts in zh-CN', () => {
  it.each([
    ['http400', '请求错误'],
    ['http401', '未授权，请登录'],
    ['http403', '拒绝访问'],
    ['http408', '请求超时'],
    ['http500', '服务器内部错误'],
    ['http501', '服务未实现'],
    ['http502', '网关错误'],
    ['http503', '服务不可用'],
    ['http504', '网关超时'],
    ['http505', 'HTTP版本不受支持'],
    ['sessionEnded', '请重新登录'],
    ['loginFailed', '账号或密码不正确'],
    ['versionConflict', '数据已被他人修改，请刷新'],
    ['notFound', '记录不存在'],
  ] as const)('show for %s the text of the catalog', (code, text) => {
    expect(chinese[code]).toBe(text);
  });

  it('name the address that was not found', () => {
    const text = fillMessage(chinese.http404, { url: '/api/x.y.open' });
    expect(text).toContain('请求地址出错');
    expect(text).toContain('/api/x.y.open');
  });
});

describe('fillMessage', () => {
  it.each([
    ['至少 %{min} 项，最多 %{max} 项', { min: 1, max: 3 }, '至少 1 项，最多 3 项'],
    ['%{name}、%{name}', { name: '$&' }, '$&、$&'],
    ['%{min}', {}, '%{min}'],
    ['%{constructor}', {}, '%{constructor}'],
    ['100%', { min: 1 }, '100%'],
  ])('fills in %s', (text, params, filled) => {
    expect(fillMessage(text, params)).toBe(filled);
  });

  it('returns a text without placeholders unchanged', () => {
    expect(fillMessage('不能为空')).toBe('不能为空');
  });
});
