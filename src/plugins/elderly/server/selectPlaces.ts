import { sql } from 'kysely';
import type { OfferedValue } from '../../../../contract/fields';
import { REGION_DIGITS } from '../../../../contract/regions';
import { type Context, fieldInput, type Handler, loadPinyin, type PinyinOf } from '../../../../server/plugin-api';
import { elderlyReads } from '../entities/elderlyReads';
import { regionsInUse } from './regionsInUse';

/** Maximum number of places to search; no city has more communities. */
const PLACES_MAX = 5_000;

/** `selectPlaces`: streets, communities or regions where elders live whose name, pinyin or code matches the keyword. */
export const selectPlaces: Handler = async (call, { database }) => {
  const { input, limit } = elderlyReads.selectPlaces;
  const { part, keyword } = fieldInput(call, input);
  const sought = keyword?.toLowerCase() ?? '';
  // Most keywords are Chinese and do not need the pinyin dictionary.
  const pinyinOf = /^[a-z]+$/.test(sought) ? await loadPinyin() : undefined;
  const isSought = (name: string) => isMeant(name, sought, pinyinOf);
  const data =
    part === 'region' ? await regionsOf(database, { sought, isSought }) : await namesOf(database, part, isSought);
  const shown = data.slice(0, limit);
  return { data: shown, dataCount: shown.length, message: 'okRead' };
};

type IsSought = (name: string) => boolean;

async function namesOf(
  { read }: Context['database'],
  part: 'street' | 'community',
  isSought: IsSought,
): Promise<OfferedValue[]> {
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
    .filter(({ value }) => value && isSought(value))
    .map(({ value, street }) => ({ value, ...(part === 'community' && street && { hint: street }) }));
}

/** Returns districts; for a search also streets and communities, which get their names from the elders who live there. */
async function regionsOf(
  { read }: Context['database'],
  { sought, isSought }: { sought: string; isSought: IsSought },
): Promise<OfferedValue[]> {
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
    sought === ''
      ? value.length === REGION_DIGITS[0]
      : value.startsWith(sought) || (name !== undefined && isSought(name)),
  );
}

function isMeant(name: string, sought: string, pinyinOf: PinyinOf | undefined): boolean {
  if (sought === '' || name.toLowerCase().includes(sought)) return true;
  const spelled = pinyinOf?.(name, { isPerson: false }).split(' ') ?? [];
  return spelled.some((part) => part.startsWith(sought));
}
