import { sql } from 'kysely';
import type { Queries, WriteTransaction } from './database';
import { databaseKindOf } from './databaseKindOf';

/** Grows whenever what administrators may do can have changed. */
export const AUTH_EPOCH = 'auth';

/**
 * The most that one change adds to a version. Each adds another number, so that what a transaction has seen of its own, before
 * it was rolled back, is never taken for what somebody else commits.
 */
const STEP_MAX = 65_536;

/**
 * Marks tables as changed. A version is the sum of parts, and a change adds to a part that no other transaction holds, or to a
 * new one: no transaction waits for another, and none goes unnoticed, whichever commits first (decision 0110).
 */
export async function bumpVersions(transaction: WriteTransaction, names: Iterable<string>): Promise<void> {
  const listed = JSON.stringify([...new Set(names)]);
  if (listed === '[]') return;
  const step = 1 + Math.floor(Math.random() * STEP_MAX);
  if (databaseKindOf(transaction) === 'sqlite') {
    // One writer at a time, and one part of each version.
    await sql`update "tableVersionPart" set "version" = "version" + ${step}
      where "name" in (select "value" from json_each(${listed}))`.execute(transaction);
    return;
  }
  const part = Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);
  await sql`with "changed" as (
      select "name" from jsonb_array_elements_text(${listed}::jsonb) as "listed"("name")
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

/** The versions of all tables, by name. Two are the same only where the same changes are seen. */
export async function readVersions(queries: Queries): Promise<Map<string, number>> {
  const rows = await queries
    .selectFrom('tableVersionPart')
    .select(({ fn }) => ['name', fn.sum<number>('version').as('version')])
    .groupBy('name')
    .execute();
  return new Map(rows.map(({ name, version }) => [name, version]));
}
