/**
 * Two server processes on one PostgreSQL database, with a standby, while clients write: a process is killed, a process is
 * frozen, the network drops all packets, the database is restarted, crashes, becomes read-only, and its standby is promoted.
 */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { signIn } from '../../bench/support/session';
import { startTcpProxy, type TcpProxy } from '../../harness/postgres/tcpProxy';
import { type Product, startProduct } from '../../harness/startProduct';
import { type PostgresPair, startPostgresPair } from '../server/support/postgresPair';
import { startWriters, type Writers } from './writers';

/** Duration of a fault, in milliseconds; longer than the idle timeout of a transaction. */
const FAULT_MS = 7_000;
/** A process that does not write again within this time is lost. */
const RECOVERY_LIMIT_MS = 120_000;
const WRITERS = 6;

export interface FaultReport {
  fault: string;
  /**
   * The longest time between two acknowledged writes of any process, from the fault until both processes write again;
   * milliseconds.
   */
  outageMs: number;
  /** From the end of the fault until both processes write again. */
  recoveryMs: number;
}

export interface DrillReport {
  faults: FaultReport[];
  acknowledged: number;
  /** Codes of acknowledged writes that the database does not have. */
  lost: string[];
  /** Processes that exited although they were not stopped. */
  died: number[];
  refusals: Record<string, number>;
}

interface Scene {
  pair: PostgresPair;
  proxies: readonly [TcpProxy, TcpProxy];
  products: readonly [Product, Product];
}

/** A fault, which ends when the returned promise resolves. */
const faults: Record<string, (scene: Scene) => Promise<void>> = {
  'a process is killed': async ({ products: [product] }) => {
    await product.kill9();
    await delay(FAULT_MS);
    await product.restart();
  },
  'a process is frozen': async ({ products: [product] }) => {
    process.kill(product.pid(), 'SIGSTOP');
    await delay(FAULT_MS);
    process.kill(product.pid(), 'SIGCONT');
  },
  'the network swallows everything': async ({ proxies: [proxy] }) => {
    proxy.swallow();
    await delay(FAULT_MS);
    proxy.forward();
  },
  'the database is restarted': async ({ pair: { primary } }) => {
    await primary.end('fast');
    await primary.start();
  },
  'the database crashes': async ({ pair: { primary } }) => {
    await primary.end('immediate');
    await delay(FAULT_MS);
    await primary.start();
  },
  'the database takes no writes': async ({ pair: { primary } }) => {
    const set = async (value: string) => {
      await primary.run(`alter system set default_transaction_read_only = ${value}`);
      await primary.run('select pg_reload_conf()');
    };
    await set('on');
    await delay(FAULT_MS);
    await set('off');
  },
};
const PROMOTION = 'the standby is promoted';

/** @param rounds how often each fault occurs; the promotion occurs once, at the end */
export async function drill(
  rounds: number,
  tell: (report: FaultReport) => void = () => undefined,
): Promise<DrillReport> {
  const pair = await startPostgresPair();
  const closing: (() => Promise<unknown>)[] = [() => pair.stop()];
  try {
    await pair.primary.run('create database care');
    const proxies = await Promise.all(
      [pair.primary, pair.standby].map(({ port }) => startTcpProxy({ host: '127.0.0.1', port })),
    );
    closing.push(() => Promise.all(proxies.map((proxy) => proxy.stop())));
    const [first, second] = proxies;
    if (!first || !second) throw new Error('a proxy is missing');
    const hosts = `127.0.0.1:${first.port},127.0.0.1:${second.port}`;
    const databaseUrl = `postgres://postgres@${hosts}/care?target_session_attrs=read-write`;
    const environment = { DEMO_DATA: 'none', WRITE_RATE: '1000000', ADDRESS_RATE: '1000000' };
    // The first start creates the tables, without the proxy.
    const maker = await startProduct({
      databaseUrl: `postgres://postgres@127.0.0.1:${pair.primary.port}/care`,
      environment,
    });
    closing.push(() => maker.stop());
    await maker.end();
    const start = () => startProduct({ databaseUrl, dataOf: maker.dataDir, environment });
    const one = await start();
    closing.push(() => one.stop().catch(() => undefined));
    const two = await start();
    closing.push(() => two.stop().catch(() => undefined));
    const token = await signIn(`${one.url}/api/`, one.adminPassword);
    const writers = startWriters({ urls: [one.url, two.url], token, count: WRITERS });
    closing.push(() => writers.stop());
    const scene: Scene = { pair, proxies: [first, second], products: [one, two] };
    const reports: FaultReport[] = [];
    const all = [
      ...Array.from({ length: rounds }, () => Object.entries(faults)).flat(),
      [PROMOTION, () => pair.promote()] as const,
    ];
    for (const [fault, happen] of all) {
      const report = await observe(fault, writers, () => happen(scene));
      reports.push(report);
      tell(report);
    }
    const died = [one, two].flatMap((product, index) => (isAlive(product) ? [] : [index]));
    await writers.stop();
    return {
      faults: reports,
      acknowledged: writers.acknowledged.length,
      lost: await missing(pair.standby.port, writers),
      died,
      refusals: Object.fromEntries(writers.refusals),
    };
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

async function observe(fault: string, writers: Writers, happen: () => Promise<void>): Promise<FaultReport> {
  await writers.allServing(RECOVERY_LIMIT_MS);
  const begin = performance.now();
  await happen();
  const over = performance.now();
  await writers.allServing(RECOVERY_LIMIT_MS);
  const end = performance.now();
  const times = [begin, ...writers.acknowledged.map(({ time }) => time).filter((time) => time > begin), end];
  const gaps = times.sort((a, b) => a - b).map((time, index) => time - (times[index - 1] ?? time));
  return { fault, outageMs: Math.round(Math.max(...gaps)), recoveryMs: Math.round(end - over) };
}

function isAlive(product: Product): boolean {
  try {
    return process.kill(product.pid(), 0);
  } catch {
    return false;
  }
}

/** Queries the database directly, not through the product. */
async function missing(port: number, { acknowledged }: Writers): Promise<string[]> {
  const client = new pg.Client({ connectionString: `postgres://postgres@127.0.0.1:${port}/care` });
  await client.connect();
  const { rows } = await client.query<{ code: string }>(`select "code" from "noticeType"`);
  await client.end();
  const there = new Set(rows.map(({ code }) => code));
  return acknowledged.map(({ code }) => code).filter((code) => !there.has(code));
}
