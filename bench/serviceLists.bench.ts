/**
 * Measures service operations on 216,000 applications (SQLite). First the nightly evaluation of all visits by the risk
 * rules, and its longest step, which blocks the event loop. Then the response times of the list of anomalies and of
 * assignable attendants.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import pino from 'pino';
import { addDays } from '../contract/moment';
import { buildApp } from '../server/app';
import { readConfig } from '../server/config';
import { Dictionaries } from '../server/operations/dictionaries';
import { riskRuleIds } from '../src/plugins/service/entities/risk/riskRuleDefinition';
import { reevaluateRisks } from '../src/plugins/service/server/risk/reevaluateRisks';
import { percentile, report } from './report';
import { BENCH_DAY, openSqliteCopy } from './support/largeDatabase';

const PASSWORD = 'a password for the bench';
const NOW = Date.parse(`${BENCH_DAY}T10:00:00+08:00`);
/** Timed queries per kind, after some warm-up queries. */
const TURNS = 60;
const WARM_UP = 10;

const { folder, database, close } = await openSqliteCopy({ size: 'medium', adminPassword: PASSWORD });
try {
  await nightly();
  await lists();
} finally {
  await close();
}

async function nightly(): Promise<void> {
  const { count: visits } = (await database.read
    .selectFrom('serviceApplication')
    .select((expression) => expression.fn.countAll().as('count'))
    .where('status', 'in', ['inService', 'completed', 'settled', 'missed'])
    .executeTakeFirstOrThrow()) as { count: number };
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const cpu = process.cpuUsage();
  const start = performance.now();
  delay.enable();
  const changed = await reevaluateRisks({ context: { database, dictionaries: new Dictionaries(database) }, now: NOW });
  delay.disable();
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const detail = { visits, changed, seconds, processorSeconds: (user + system) / 1e6 };
  report({ name: 'risk.nightly', value: (visits * riskRuleIds.length) / seconds, unit: 'rules/s', detail });
  const steps = { p50: delay.percentile(50) / 1e6, p99: delay.percentile(99) / 1e6 };
  report({ name: 'risk.nightlyStep', value: delay.max / 1e6, unit: 'ms', atMost: 500, detail: steps });
}

async function lists(): Promise<void> {
  const config = readConfig({ DATA_DIR: folder, CLIENT_DIR: 'no-such-folder' });
  const app = await buildApp({ config, database, logger: pino({ level: 'warn' }), now: () => NOW });
  let token = '';
  const call = async (name: string, params: object) => {
    const url = `/api/${name}`;
    const answer = await app.inject({ method: 'POST', url, headers: { authorization: token }, payload: params });
    const body = answer.json<{ status: number; message: string; data: Record<string, unknown> }>();
    if (body.status !== 8000) throw new Error(`${name} answered ${body.status} ${body.message}`);
    return body.data;
  };
  token = String((await call('login.admin.open', { username: 'admin', password: PASSWORD })).token);
  const accepted = await database.read
    .selectFrom('serviceApplication')
    .select('id')
    .where('status', '=', 'accepted')
    .limit(TURNS + WARM_UP)
    .execute();
  const levels = ['high', 'medium', 'low'];
  const queries: Record<string, (turn: number) => Promise<unknown>> = {
    'list.highRisk': (turn) =>
      call('selectHighRiskPagination.serviceApplication.open', {
        pageNum: 1 + (turn % 3),
        from: addDays(BENCH_DAY, -30 - turn),
        minLevel: levels[turn % levels.length],
      }),
    'list.assignable': (turn) =>
      call('selectAssignable.serviceApplication.open', { id: Number(accepted[turn % accepted.length]?.id) }),
  };
  for (const [name, ask] of Object.entries(queries)) {
    const times: number[] = [];
    for (let turn = 0; turn < TURNS + WARM_UP; turn += 1) {
      const start = performance.now();
      await ask(turn);
      if (turn >= WARM_UP) times.push(performance.now() - start);
    }
    const detail = { p50: percentile(times, 0.5), longest: Math.max(...times) };
    report({ name, value: percentile(times, 0.95), unit: 'ms', atMost: 50, detail });
  }
  await app.close();
}
