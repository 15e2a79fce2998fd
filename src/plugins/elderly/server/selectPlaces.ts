import { sql } from 'kysely';
import type { Suggestion } from '../../../../contract/fields';
import { REGION_DIGITS } from '../../../../contract/regions';
import { type Context, fieldInput, type Handler } from '../../../../server/plugin-api';
import { loadPinyin, type PinyinOf } from '../../../../server/plugin-api/builtin';
import { elderlyReads } from '../entities/elderlyReads';
import { regionsInUse } from './regionsInUse';

/** Maximum number of places to search; no city has more communities. */
const PLACES_MAX = 5_000;

/** `selectPlaces`: streets, communities or regions where elders live whose name, pinyin or code matches the keyword. */
export const selectPlaces: Handler = async (call, { database }) => {
  const { input, limit } = elderlyReads.selectPlaces;
  const { part, keyword } = fieldInput(call, input);
  const searchText = keyword?.toLowerCase() ?? '';
  // Most keywords are Chinese and do not need the pinyin dictionary.
  const pinyinOf = /^[a-z]+$/.test(searchText) ? await loadPinyin() : undefined;
  const matches = (name: string) => matchesPlace(name, searchText, pinyinOf);
  const data =
    part === 'region'
      ? await regionsOf(database, { sought: searchText, isSought: matches })
      : await namesOf(database, part, matches);
  const shown = data.slice(0, limit);
  return { data: shown, dataCount: shown.length, message: 'okRead' };
};

type PlaceMatcher = (name: string) => boolean;

async function namesOf(
  { read }: Context['database'],
  part: 'street' | 'community',
  matches: PlaceMatcher,
): Promise<Suggestion[]> {
  const rows = await read
    .selectFrom('elderly')
    .select([`${part} as value`, sql<number>`count(*)`.as('count'), sql<string | null>`min("street")`.as('street')])
    .where('deleted', '=', sql.lit(0))
    .groupBy(part)
    .orderBy('count', 'desc')
    .orderBy(part)
    .limit(PLACES_MAX)
    .execute();
  return rows
    .filter(({ value }) => value && matches(value))
    .map(({ value, street }) => ({ value, ...(part === 'community' && street && { hint: street }) }));
}

/** Returns districts; for a search also streets and communities, which get their names from the elders who live there. */
async function regionsOf(
  { read }: Context['database'],
  { sought: searchText, isSought: matches }: { sought: string; isSought: PlaceMatcher },
): Promise<Suggestion[]> {
  const rows = await read
    .selectFrom('elderly')
    .select(['regionCode', 'street', 'community', sql<number>`count(*)`.as('count')])
    .where('deleted', '=', sql.lit(0))
    .groupBy(['regionCode', 'street', 'community'])
    .orderBy('count', 'desc')
    .orderBy('regionCode')
    .limit(PLACES_MAX)
    .execute();
  return regionsInUse(rows).filter(({ value, name }) =>
    searchText === ''
      ? value.length === REGION_DIGITS[0]
      : value.startsWith(searchText) || (name !== undefined && matches(name)),
  );
}

function matchesPlace(name: string, searchText: string, pinyinOf: PinyinOf | undefined): boolean {
  if (searchText === '' || name.toLowerCase().includes(searchText)) return true;
  const syllables = pinyinOf?.(name, { isPerson: false }).split(' ') ?? [];
  return syllables.some((part) => part.startsWith(searchText));
}
