import { sql } from 'kysely';
import { LOCALES } from '../../contract/constants';
import { functionDescription, helpLanguages, type PageHelp } from '../../contract/system/functionDescription';
import type { EntityExtension, Handler } from '../operations/extension';
import { fieldInput } from '../operations/input';

/** `selectHelpPaths`: the pages that have a published description. */
const selectHelpPaths: Handler = async (call, { database }) => {
  fieldInput(call, {});
  const rows = await database.read
    .selectFrom('functionDescription')
    .select('routePath')
    .distinct()
    .where('status', '=', 'published')
    .where('deleted', '=', sql.lit(0))
    .orderBy('routePath')
    .execute();
  return { data: rows.map(({ routePath }) => String(routePath)), message: 'okRead' };
};

/** `selectHelp`: the published description of a page in the best language there is; null when there is none. */
const selectHelp: Handler = async (call, { database }) => {
  const { routePath, lang } = fieldInput(call, functionDescription.reads?.selectHelp?.input ?? {});
  const asked = LOCALES.find((locale) => locale === lang) ?? 'zh-CN';
  const rows = await database.read
    .selectFrom('functionDescription')
    .select(['routePath', 'lang', 'title', 'summary', 'content'])
    .where('routePath', '=', routePath)
    .where('status', '=', 'published')
    .where('deleted', '=', sql.lit(0))
    .execute();
  const best = helpLanguages(asked).flatMap((locale) => rows.filter((row) => row.lang === locale))[0];
  const data: PageHelp | null = best ? (best as unknown as PageHelp) : null;
  return { data, message: 'okRead' };
};

/** Descriptions of pages: read as help by everybody, whatever they may do. */
export const functionDescriptionExtension: EntityExtension = { operations: { selectHelpPaths, selectHelp } };
