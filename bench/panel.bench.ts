/**
 * Measures the main panel on 216,000 applications (SQLite), without and with cached counts. It also measures one permission
 * check of an administrator with the grants of a usual template.
 */
import pino from 'pino';
import { operationsOf } from '../contract/operations';
import { compilePermissions, permissionName } from '../contract/permissions';
import { buildApp } from '../server/app';
import { readConfig } from '../server/config';
import { sections } from '../server/sections';
import { permissionTemplates } from '../src/plugins/system/server/seeds/permissionTemplate';
import { percentile, report } from './report';
import { BENCH_DAY, openSqliteCopy } from './support/largeDatabase';

const PASSWORD = 'a password for the bench';
const TURNS = 40;
const WARM_UP = 5;
/** Longer than counted figures are cached. */
const STEP_MS = 60_000;
const CHECKS = 1_000_000;

const { folder, database, close } = await openSqliteCopy({ size: 'medium', adminPassword: PASSWORD });
try {
  await panel();
} finally {
  await close();
}
permissionCheck();

async function panel(): Promise<void> {
  let now = Date.parse(`${BENCH_DAY}T10:00:00+08:00`);
  const config = readConfig({ DATA_DIR: folder, CLIENT_DIR: 'no-such-folder' });
  const app = await buildApp({ config, database, logger: pino({ level: 'warn' }), now: () => now });
  const call = async (name: string, token: string, payload?: object) => {
    const method = payload ? 'POST' : 'GET';
    const answer = await app.inject({ method, url: `/api/${name}`, headers: { authorization: token }, payload });
    const body = answer.json<{ status: number; message: string; data: { token: string } }>();
    if (body.status !== 8000) throw new Error(`${name} answered ${body.status} ${body.message}`);
    return body.data;
  };
  const { token } = await call('login.admin.open', '', { username: 'admin', password: PASSWORD });
  const times = { cold: [] as number[], warm: [] as number[] };
  for (let turn = 0; turn < TURNS + WARM_UP; turn += 1) {
    now += STEP_MS;
    for (const kind of ['cold', 'warm'] as const) {
      const start = performance.now();
      await call('selectMainPanel.dataSystem.open', token);
      if (turn >= WARM_UP) times[kind].push(performance.now() - start);
    }
  }
  for (const [kind, atMost] of [
    ['cold', 300],
    ['warm', 20],
  ] as const) {
    const detail = { p50: percentile(times[kind], 0.5) };
    report({ name: `panel.${kind}`, value: percentile(times[kind], 0.95), unit: 'ms', atMost, detail });
  }
  await app.close();
}

function permissionCheck(): void {
  const { grants = [], denies = [] } = permissionTemplates(sections.provided).find(({ code }) => code === 'ops') ?? {};
  const can = compilePermissions({ superAdmin: false, grants: grants ?? [], denies: denies ?? [] });
  const names = sections.entities.flatMap((entity) =>
    operationsOf(entity).map(({ operation, scope }) => permissionName(operation, entity.name, scope)),
  );
  let allowed = 0;
  const start = performance.now();
  for (let check = 0; check < CHECKS; check += 1) if (can(names[check % names.length] ?? '')) allowed += 1;
  const value = ((performance.now() - start) * 1000) / CHECKS;
  report({ name: 'permission.check', value, unit: 'µs', atMost: 5, detail: { names: names.length, allowed } });
}
