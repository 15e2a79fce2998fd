import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import pino from 'pino';
import { inject } from 'vitest';
import type { Envelope } from '../../../contract/calls/envelope';
import { isReadOperation } from '../../../contract/calls/envelope';
import { toDotted } from '../../../contract/query/query';
import { ADMIN_PASSWORD } from '../../../harness/adminPassword';
import { buildApp } from '../../../server/app';
import { readConfig } from '../../../server/config';
import type { Database } from '../../../server/db/database';
import { migrate } from '../../../server/db/migrations/migrate';
import { demoPercent, demoProvidedValues } from '../../../server/demo/demoStatus';
import type { CollectedPlugins } from '../../../server/plugins/collectPlugins';
import { type AsyncPortLookup, createAsyncPortLookup } from '../../../server/plugins/ports';
import { sections as builtin } from '../../../server/sections';
import { seedDatabase } from '../../../server/seedDatabase';
import type { OpenTestDatabase } from '../support/testDatabase';

export interface CallOptions {
  token?: string;
  method?: 'GET' | 'POST';
  /** Sends parameters as an urlencoded form. */
  form?: boolean;
  headers?: Record<string, string>;
  /** Client address. Defaults to that of this machine. */
  from?: string;
  /** Does not confirm the password when a call requires it, unlike the console. */
  withoutPassword?: boolean;
}

export interface Answered {
  http: number;
  headers: LightMyRequestResponse['headers'];
  body: Envelope<never> & { data: never };
  text: string;
}

/** A running server with its own database, and a clock that the test moves. */
export interface TestApp {
  app: FastifyInstance;
  database: Database;
  clock: { now: number };
  /** The folder of the server's files. */
  folder: string;
  /** The server's log lines. */
  logged: string[];
  /** The super admin's session. */
  token: string;
  call(name: string, params?: Record<string, unknown>, options?: CallOptions): Promise<Answered>;
  login(username: string, password: string, options?: CallOptions): Promise<Answered>;
  /** Adds an administrator and signs in as them. */
  signInAs(fields: Record<string, unknown>): Promise<{ id: number; token: string }>;
}

export interface TestAppOptions {
  /** Another database, seeded like a first start. */
  database?: Database;
  env?: Record<string, string>;
  /** Plugins in addition to the built-in ones. */
  sections?: CollectedPlugins;
  clock?: { now: number };
}

/** Starts a server on a new, seeded database, with the super admin signed in. */
export async function testApp(open: OpenTestDatabase, options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await open.started());
  const { sections = builtin } = options;
  if (options.sections) await migrate(database, sections);
  if (options.database || options.sections) await seedDatabase({ database, adminPassword: ADMIN_PASSWORD, sections });
  const folder = mkdtempSync(join(inject('dataFolder'), 'server-'));
  const clock = options.clock ?? { now: Date.now() };
  const logged: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line) => void logged.push(line) });
  const defaults = { LOGIN_RATE: '10000', CLIENT_DIR: 'no-such-folder', DATA_DIR: folder, DEMO_LIVE: 'off' };
  const config = readConfig({ ...defaults, ...options.env });
  const app = await buildApp({
    config,
    database,
    logger,
    sections,
    now: () => clock.now,
    loadPortImplementations: () => demoProvidedValues(database),
    demoDataPercent: () => demoPercent(database),
  });

  const passwords = new Map<string, string>();
  const call: TestApp['call'] = async (name, params = {}, options = {}) => {
    const answer = await send(name, params, options);
    const { token = self.token, withoutPassword = false } = options;
    const password = passwords.get(token);
    if (withoutPassword || password === undefined || answer.body.code !== 'reauthenticate') return answer;
    await send('reauthenticate.admin.open', { password }, { token });
    return send(name, params, options);
  };
  const send: TestApp['call'] = async (name, params = {}, options = {}) => {
    const { token = self.token, method, form, headers, from } = options;
    const verb = method ?? (isReadOperation(name.split('.', 1)[0] ?? '') ? 'GET' : 'POST');
    const pairs = new URLSearchParams(toDotted(params)).toString();
    const response = await app.inject({
      method: verb,
      ...(from === undefined ? {} : { remoteAddress: from }),
      url: `/api/${name}${verb === 'GET' && pairs ? `?${pairs}` : ''}`,
      headers: {
        ...(token ? { authorization: token } : {}),
        ...(verb === 'POST' ? { 'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json' } : {}),
        ...headers,
      },
      ...(verb === 'POST' ? { payload: form ? pairs : JSON.stringify(params) } : {}),
    });
    const text = response.body;
    return { http: response.statusCode, headers: response.headers, text, body: text ? JSON.parse(text) : {} };
  };
  const login: TestApp['login'] = async (username, password, options) => {
    const answer = await call('login.admin.open', { username, password }, { token: '', ...options });
    const data: { token?: string } = answer.body.data ?? {};
    if (data.token !== undefined) passwords.set(data.token, password);
    return answer;
  };
  const signInAs: TestApp['signInAs'] = async (fields) => {
    const password = 'a password of their own';
    const username = `user${Math.random().toString(36).slice(2, 10)}`;
    const added = await call('insert.admin.open', { username, name: '某人', password, ...fields });
    if (added.body.status !== 8000) throw new Error(`no administrator was added: ${added.text}`);
    const { id } = added.body.data as { id: number };
    // As if the owner had chosen it at the first sign-in, which would take as long as everything else.
    if (fields.mustChangePassword !== true) await keepPassword(id);
    const { body } = await login(String(fields.username ?? username), String(fields.password ?? password));
    return { id, token: (body.data as { token: string }).token };
  };
  const keepPassword = (id: number) =>
    database.write((transaction) =>
      transaction
        .updateTable('admin')
        .set({ mustChangePassword: 0, initialPasswordUntil: null })
        .where('id', '=', id)
        .execute(),
    );
  const self: TestApp = { app, database, clock, folder, logged, token: '', call, login, signInAs };
  const { body } = await login('admin', ADMIN_PASSWORD);
  self.token = (body.data as { token: string }).token;
  return self;
}

/** Calls ports as a server on this database does. */
export const askDemo = (database: Database): AsyncPortLookup =>
  createAsyncPortLookup(builtin.provided, () => demoProvidedValues(database));

/** Signs the super admin in again after the clock has passed the end of the session. */
export async function signInAgain(server: TestApp): Promise<void> {
  const { body } = await server.login('admin', ADMIN_PASSWORD);
  server.token = (body.data as { token: string }).token;
}
