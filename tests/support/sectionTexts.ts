import type { Locale } from '../../contract/constants';
import { loadProblemTexts, type ProblemCode } from '../../contract/problems';
import type { SectionTexts } from '../../contract/texts/entityTexts';

const files = import.meta.glob<{ default: object }>('../../src/plugins/*/texts/*/*.json');

/** Returns a part of the texts of a section; empty when it has none. */
export async function sectionTexts(section: string, part: string, locale: Locale): Promise<Record<string, unknown>> {
  const load = files[`../../src/plugins/${section}/texts/${part}/${locale}.json`];
  return load ? { ...(await load()).default } : {};
}

/** Returns the names of a section's entities, their fields, choices and transitions. */
export const entityTexts = async (section: string, locale: Locale) =>
  (await sectionTexts(section, 'entities', locale)) as SectionTexts;

/** Sections with a part of texts. */
const sectionsWith = (part: string): string[] =>
  Object.keys(files)
    .filter((path) => path.endsWith(`/${part}/zh-CN.json`))
    .map((path) => path.split('/').at(-4) ?? '');

/** The texts of the host and all sections about calls and input. */
export async function allProblemTexts(locale: Locale): Promise<Record<ProblemCode, string>> {
  const parts = await Promise.all(
    ['problems', 'uploads'].flatMap((part) => sectionsWith(part).map((section) => sectionTexts(section, part, locale))),
  );
  return Object.assign({}, await loadProblemTexts(locale), ...parts);
}
