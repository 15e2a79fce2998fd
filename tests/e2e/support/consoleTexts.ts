import type { Locale } from '../../../contract/constants';
import { catalogueName } from '../../../contract/values/catalogueName';
import { dictionarySeeds } from '../../support/sections';
import { allProblemTexts, entityTexts } from '../../support/sectionTexts';

/** The texts of the console in one language, from its own catalogs. */
export async function consoleTexts(locale: Locale) {
  const [{ elderly }, { attendant, serviceApplication, serviceInput }] = await Promise.all([
    entityTexts('elderly', locale),
    entityTexts('service', locale),
  ]);
  if (!elderly || !attendant || !serviceApplication || !serviceInput) throw new Error(`no labels in ${locale}`);
  const [shell, kit, elderlyPlugin, servicePlugin, home] = await Promise.all([
    import(`../../../src/core/i18n/texts/${locale}.json`),
    import(`../../../src/core/kit/texts/${locale}.json`),
    pluginTexts('elderly', locale),
    pluginTexts('service', locale),
    pluginTexts('home', locale),
  ]);
  /** Returns the name of a standard entry of a type list. */
  const entry = (dictionary: string, code: string): string => {
    const row = dictionarySeeds[dictionary]?.find((seed) => seed.code === code);
    if (!row) throw new Error(`no entry ${code} in ${dictionary}`);
    return String(catalogueName(row, locale));
  };
  return {
    locale,
    entry,
    elderly,
    attendant,
    serviceApplication,
    serviceInput,
    problems: await allProblemTexts(locale),
    shell: shell.default as Shell,
    kit: kit.default as Kit,
    elderlyPlugin: elderlyPlugin as ElderlyPlugin,
    servicePlugin: servicePlugin as ServicePlugin,
    home: home as Home,
  };
}

export type ConsoleTexts = Awaited<ReturnType<typeof consoleTexts>>;

type Shell = typeof import('../../../src/core/i18n/texts/zh-CN.json');
type Kit = typeof import('../../../src/core/kit/texts/zh-CN.json');
type ElderlyPlugin = typeof import('../../../src/plugins/elderly/texts/titles/zh-CN.json') &
  typeof import('../../../src/plugins/elderly/texts/pages/zh-CN.json');
type Home = typeof import('../../../src/plugins/home/texts/titles/zh-CN.json') &
  typeof import('../../../src/plugins/home/texts/pages/zh-CN.json');
type ServicePlugin = typeof import('../../../src/plugins/service/texts/titles/zh-CN.json') &
  typeof import('../../../src/plugins/service/texts/pages/zh-CN.json');

/** Returns the titles and all other texts of a section. */
async function pluginTexts(plugin: string, locale: Locale) {
  const [titles, texts] = await Promise.all([
    import(`../../../src/plugins/${plugin}/texts/titles/${locale}.json`),
    import(`../../../src/plugins/${plugin}/texts/pages/${locale}.json`),
  ]);
  return { ...titles.default, ...texts.default };
}
