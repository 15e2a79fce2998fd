import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../../contract/constants';

/** Words that claim that a person was notified. */
const CLAIMS: Readonly<Record<Locale, RegExp>> = {
  'zh-CN': /已(?:经)?(?:通知|告知|提醒|送达|知会|转告)/,
  'zh-TW': /已(?:經)?(?:通知|告知|提醒|送達|知會|轉告)/,
  en: /\b(?:notified|informed|reminded|delivered)\b|\b(?:doctors?|leads?|post|administrators?|famil(?:y|ies)|every(?:one|body)|attendants?)\b.*\b(?:is|are|has been|have been) (?:told|asked)\b/i,
  ja: /(?:通知|連絡|催促|お知らせ|配信)(?:済み|しました|されました)/,
};

/** Texts that may claim it, because they are shown only for a delivered message: `notifiedLines` selects them. */
const WITH_EVIDENCE = ['ward.told.post.all', 'ward.told.doctor.delivered', 'ward.told.lead.delivered'];

const files = import.meta.glob<{ default: unknown }>(
  ['../../../src/**/texts/**/*.json', '../../../contract/texts/**/*.json'],
  { eager: true },
);

const localeOf = (path: string) => LOCALES.find((locale) => path.endsWith(`/${locale}.json`));

function leaves(tree: unknown, key = ''): [string, string][] {
  if (typeof tree === 'string') return [[key, tree]];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([name, value]) => leaves(value, key ? `${key}.${name}` : name));
}

const claimsIn = (locale: Locale) =>
  Object.entries(files)
    .filter(([path]) => localeOf(path) === locale)
    .flatMap(([path, module]) => leaves(module.default).map(([key, text]) => ({ path, key, text })))
    .filter(({ text }) => CLAIMS[locale].test(text));

describe.each(LOCALES)('texts in %s', (locale) => {
  it('claim that a person was notified only when a message was delivered', () => {
    const unfounded = claimsIn(locale).filter(
      ({ path, key }) => !(path.includes('/record/texts/pages/') && WITH_EVIDENCE.includes(key)),
    );
    expect(unfounded.map(({ path, key, text }) => `${path} ${key}: ${text}`)).toEqual([]);
  });

  it('contain the words by which such claims are found', () => {
    const founded = claimsIn(locale).filter(({ path }) => path.includes('/record/texts/pages/'));
    expect(founded.map(({ key }) => key)).toEqual(WITH_EVIDENCE);
  });
});

it.each([
  ['zh-CN', '已 %{duration}无人接手，已通知全体在岗人员'],
  ['zh-CN', '已 %{duration}无人接手，已通知负责医生'],
  ['zh-TW', '已 %{duration}無人接手，已通知全體在崗人員'],
  ['en', 'Nobody took it on since %{time}: the doctor in charge is told'],
  ['en', 'Nobody took it on since %{time}: all of the post are asked'],
  ['ja', '担当医に通知済み'],
] as const)('the search for such claims finds in %s: %s', (locale, text) => {
  expect(CLAIMS[locale].test(text)).toBe(true);
});
