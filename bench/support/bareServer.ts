/**
 * A minimal list server: Fastify, the database's driver, and the page's rows as JSON. It runs the statements of `BENCH_TASK`
 * as prepared statements of the driver. `/list` counts once, as the real server does while nothing changes; `/counted`
 * counts on each request. It prints its port.
 */
import fastify from 'fastify';
import Libsql from 'libsql';
import pg from 'pg';
import type { Statement } from '../../server/db/database';
import type { ListPlan } from '../../server/db/list';

export interface BaselineTask extends Pick<ListPlan, 'rows' | 'count'> {
  /** `postgres://…` or the path of a SQLite file. */
  address: string;
}

type RunQuery = (statement: Statement) => unknown[] | Promise<unknown[]>;

const { address, rows, count } = JSON.parse(process.env.BENCH_TASK ?? '') as BaselineTask;
const runQuery = address.startsWith('postgres') ? postgresRunner(address) : sqliteRunner(address);
const totalOf = (found: unknown[]) => Number((found[0] as { count: number }).count);
const knownTotal = totalOf(await runQuery(count));

const app = fastify();
app.get('/list', async () => ({ data: await runQuery(rows), dataCount: knownTotal }));
app.get('/counted', async () => ({ data: await runQuery(rows), dataCount: totalOf(await runQuery(count)) }));
console.log(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);

function sqliteRunner(file: string): RunQuery {
  const database = new Libsql(file);
  database.exec('PRAGMA cache_size = -32000');
  const prepared = new Map<string, Libsql.Statement>();
  return ({ sql, parameters }) => {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    return statement.all([...parameters]);
  };
}

function postgresRunner(url: string): RunQuery {
  const pool = new pg.Pool({ connectionString: url, max: 12 });
  return async ({ sql, parameters }) =>
    (await pool.query({ name: sql === rows.sql ? 'rows' : 'count', text: sql, values: [...parameters] })).rows;
}
