import { sql } from 'kysely';
import type { Queries, WriteTransaction } from './database';
import { sqlDialectOf } from './sqlDialectOf';

/** Version that grows when the permissions of administrators may have changed. */
export const AUTH_EPOCH = 'auth';

/**
 * The maximum increment of a version. The increment is random. A version seen by a transaction that was rolled back is then
 * never mistaken for that of another commit.
 */
const STEP_MAX = 65_536;

/**
 * Marks tables as changed. A version is a sum of parts. A change increments a part that no other transaction has locked, or
 * adds a new part. So no transaction waits for another, and none goes unnoticed, whichever commits first (decision 0110).
 */
export async function bumpVersions(transaction: WriteTransaction, names: Iterable<string>): Promise<void> {
  const namesJson = JSON.stringify([...new Set(names)]);
  if (namesJson === '[]') return;
  const step = 1 + Math.floor(Math.random() * STEP_MAX);
  if (sqlDialectOf(transaction) === 'sqlite') {
    // One writer at a time, so each version has a single part.
    await sql`update "tableVersionPart" set "version" = "version" + ${step}
      where "name" in (select "value" from json_each(${namesJson}))`.execute(transaction);
    return;
  }
  const part = Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);
  await sql`with "changed" as (
      select "name" from jsonb_array_elements_text(${namesJson}::jsonb) as "listed"("name")
      where "name" in (select "name" from "tableVersionPart" where "part" = 0)),
    "free" as (
      select "part".* from "changed" cross join lateral (
        select "name", "part" from "tableVersionPart" where "name" = "changed"."name" limit 1 for update skip locked) as "part"),
    "added" as (
      update "tableVersionPart" set "version" = "version" + ${step}::bigint from "free"
      where "tableVersionPart"."name" = "free"."name" and "tableVersionPart"."part" = "free"."part"
      returning "tableVersionPart"."name")
    insert into "tableVersionPart" ("name", "part", "version")
      select "name", ${part}::bigint, ${step}::bigint from "changed" where "name" not in (select "name" from "added")`.execute(
    transaction,
  );
}

/** Returns the versions of all tables, by name. Two versions are equal only if the same changes are visible. */
export async function readVersions(queries: Queries): Promise<Map<string, number>> {
  const rows = await queries
    .selectFrom('tableVersionPart')
    .select(({ fn }) => ['name', fn.sum<number>('version').as('version')])
    .groupBy('name')
    .execute();
  return new Map(rows.map(({ name, version }) => [name, version]));
}
