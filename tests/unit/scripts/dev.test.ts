import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createSpecServer, FIXTURE_USER } from '../../fixtures/specServer/createSpecServer';
import { answerBy, listen } from '../../fixtures/specServer/serveHandler';

const ROOT = join(import.meta.dirname, '..', '..', '..');

it('npm run dev with BACKEND_URL serves the console sources in front of that back end, with the configuration and the plugins of DATA_DIR', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'console-dev-'));
  const { handle } = createSpecServer();
  const { url, close } = await listen((request, response) => answerBy(handle, request, response));
  const config = { backend: { operations: 'spec' } };
  writeFileSync(join(folder, 'console.config.json'), JSON.stringify(config));
  mkdirSync(join(folder, 'plugins', 'meals', 'console'), { recursive: true });
  writeFileSync(join(folder, 'plugins', 'meals', 'console', 'index.js'), 'export default 1;');
  const env = {
    ...process.env,
    NODE_ENV: undefined,
    VITEST: undefined,
    NO_COLOR: '1',
    BACKEND_URL: url,
    DATA_DIR: folder,
  };
  const dev = spawn(process.execPath, ['scripts/dev.mjs'], { cwd: ROOT, env });
  const ended = new Promise((resolve) => dev.once('close', resolve));
  onTestFinished(async () => {
    dev.kill('SIGTERM');
    await ended;
    await close();
    rmSync(folder, { recursive: true, force: true });
  });
  let output = '';
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const address = () => /(http:\/\/localhost:\d+)\//.exec(output)?.[1];
  await expect.poll(address, { timeout: 45_000 }).toBeDefined();

  expect(await (await fetch(`${address()}/console.config.json`)).json()).toEqual(config);
  const plugin = await fetch(`${address()}/plugins/meals/index.js`);
  expect(plugin.headers.get('content-type')).toContain('text/javascript');
  expect(await plugin.text()).toBe('export default 1;');
  expect((await fetch(`${address()}/plugins/meals/other.js`)).status).toBe(404);
  expect(await (await fetch(`${address()}/`)).text()).toContain('/src/boot/main.tsx');
  const answer = await fetch(`${address()}/api/login.admin.open`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(FIXTURE_USER),
  });
  expect(await answer.json()).toMatchObject({ status: 8000, data: { name: '管理员' } });
});
