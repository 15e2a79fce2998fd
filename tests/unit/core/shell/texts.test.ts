import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../../contract/constants';
import { loadConsoleTexts } from '../../../../src/core/i18n/loadConsoleTexts';
import { type TextTree, textKeys } from '../../../../src/core/i18n/mergeTexts';
import { loginTexts } from '../../../../src/login/loginTexts';

const plugins = import.meta.glob<{ default: TextTree }>('../../../../src/plugins/*/texts/titles/*.json', {
  eager: true,
});
const folders = [...new Set(Object.keys(plugins).map((path) => path.replace(/\/[^/]+$/, '')))];

/** Returns every `%{name}` of a text, so that no language omits a figure. */
const placeholders = (tree: TextTree): string[] =>
  Object.entries(tree)
    .flatMap(([key, value]) =>
      typeof value === 'string'
        ? [...value.matchAll(/%\{\w+\}/g)].map(([name]) => `${key} ${name}`)
        : placeholders(value).map((each) => `${key}.${each}`),
    )
    .sort();

describe.each(LOCALES)('the texts in %s', (locale) => {
  it('of the shell have the same keys and figures as the Chinese ones', async () => {
    const [texts, chinese] = await Promise.all([loadConsoleTexts(locale), loadConsoleTexts('zh-CN')]);
    expect(textKeys({ ...texts })).toEqual(textKeys({ ...chinese }));
    expect(placeholders({ ...texts })).toEqual(placeholders({ ...chinese }));
  });

  it('of the login page have the same keys as the Chinese ones', () => {
    expect(Object.keys(loginTexts[locale])).toEqual(Object.keys(loginTexts['zh-CN']));
  });

  it.each(folders)('of %s have the same keys and figures as the Chinese ones', (folder) => {
    const texts = plugins[`${folder}/${locale}.json`]?.default ?? {};
    const chinese = plugins[`${folder}/zh-CN.json`]?.default ?? {};
    expect(textKeys(texts)).toEqual(textKeys(chinese));
    expect(placeholders(texts)).toEqual(placeholders(chinese));
    expect(textKeys(texts).length).toBeGreaterThan(0);
  });

  it('hold no plural forms, because Chinese and Japanese would always show the first', async () => {
    expect(JSON.stringify(await loadConsoleTexts(locale))).not.toContain('||||');
  });
});

describe('the exact texts of the specification', () => {
  it.each([
    ['zh-CN', 'logout.title', '注销用户'],
    ['zh-CN', 'logout.question', '确定要注销当前用户吗'],
    ['zh-CN', 'logout.cancelled', '取消注销操作'],
    ['zh-CN', 'menu.temporary', '临时菜单'],
    ['en', 'user.hello', 'Hello %{name}'],
    ['en', 'user.anonymous', 'Not logged in'],
    ['en', 'user.permissionReloaded', 'Permission group refreshed successfully'],
    ['en', 'log.none', 'No logs or exceptions'],
    ['en', 'log.count', '%{n} logs'],
    ['en', 'log.errors', 'includes %{m} exceptions'],
  ] as const)('%s %s', async (locale, key, words) => {
    const [group = '', name = ''] = key.split('.');
    const texts: Record<string, unknown> = { ...(await loadConsoleTexts(locale)) };
    const found = texts[group];
    expect(typeof found === 'object' ? { ...found }[name as never] : found).toBe(words);
  });
});
