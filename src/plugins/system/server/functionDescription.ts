import { sql } from 'kysely';
import { LOCALES } from '../../../../contract/constants';
import type { PageHelp } from '../../../../contract/pages/pageHelp';
import { type EntityExtension, fieldInput, type Handler } from '../../../../server/plugin-api';
import { recordCodec } from '../../../../server/plugin-api/builtin';
import { functionDescription, helpLanguages } from '../entities/functionDescription';

/** `selectHelpPaths`: the pages with a published description. */
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
  return { data: rows.map(({ routePath }) => routePath), message: 'okRead' };
};

/**
 * `selectHelp`: the published description of a page in the best available language; null if there is none. Counts the view.
 */
const selectHelp: Handler = async (call, { database }) => {
  const { routePath, lang } = fieldInput(call, functionDescription.reads.selectHelp.input);
  const requestedLocale = LOCALES.find((locale) => locale === lang) ?? 'zh-CN';
  const rows = await database.read
    .selectFrom('functionDescription')
    .select(['id', ...HELP_FIELDS])
    .where('routePath', '=', routePath)
    .where('status', '=', 'published')
    .where('deleted', '=', sql.lit(0))
    .execute();
  const best = helpLanguages(requestedLocale).flatMap((locale) => rows.filter((row) => row.lang === locale))[0];
  if (!best) return { data: null, message: 'okRead' };
  // A view counter is not a change of the record: it changes neither the version nor the cache of the table.
  await database.write((transaction) =>
    transaction
      .updateTable('functionDescription')
      .set({ viewCount: sql`"viewCount" + 1` })
      .where('id', '=', best.id)
      .execute(),
  );
  return { data: recordCodec(functionDescription).decodeFields(best, HELP_FIELDS), message: 'okRead' };
};

const HELP_FIELDS = [
  'routePath',
  'lang',
  'title',
  'summary',
  'content',
  'images',
  'videoUrl',
] as const satisfies (keyof PageHelp)[];

/** Server extension of page descriptions: everyone can read them as help, whatever their permissions. */
export const functionDescriptionExtension: EntityExtension<'functionDescription'> = {
  operations: { selectHelpPaths, selectHelp },
};
