import { expect, it } from 'vitest';
import type { LogEntry } from '../../../../src/core/log';
import { pluginRows } from '../../../../src/core/shell/pages/plugins/pluginRows';
import { plugin, resolveCandidates } from '../registry/builders';

const { plugins } = resolveCandidates([
  { origin: 'builtin', definition: plugin('elders') },
  { origin: 'remote', definition: plugin('falls', { info: { owner: 'Falls Ltd' } }) },
  { origin: 'remote', source: 'meals', code: 'CHECKSUM_MISMATCH', failure: 'other bytes' },
  { origin: 'remote', source: 'quiet', isOff: true },
]);
const config = { plugins: { falls: { url: '/f.js' } } };
const entry = (message: string, meta: object) => ({ message, meta, type: 'danger' }) as LogEntry;

it('pluginRows lists plugins with problems first, then those that are not built in', () => {
  const rows = pluginRows({ plugins, config, serverModules: [], entries: [] });
  expect(rows.map(({ id, state, origin }) => [id, state, origin])).toEqual([
    ['meals', 'failed', 'remote'],
    ['falls', 'active', 'remote'],
    ['quiet', 'disabled', 'remote'],
    ['elders', 'active', 'builtin'],
  ]);
  expect(rows[0]?.problems).toEqual([{ code: 'CHECKSUM_MISMATCH', detail: 'other bytes' }]);
  expect(rows[1]).toMatchObject({
    url: '/f.js',
    info: { owner: 'Falls Ltd' },
    contributions: [['resources', ['alarm-manage']]],
  });
});

it('pluginRows shows the result of server modules with their plugins, or separately', () => {
  const problem = { code: 'SERVER_HALF_FAILED', detail: 'no soup' } as const;
  const halves = [
    { id: 'falls', problem, entities: [] },
    { id: 'jobs-only', entities: ['task'] },
  ];
  const rows = pluginRows({ plugins, config, serverModules: halves, entries: [] });
  const row = (id: string) => rows.find((each) => each.id === id);
  expect(row('falls')).toMatchObject({ state: 'failed', problems: [problem] });
  expect(row('jobs-only')).toMatchObject({
    origin: 'server',
    state: 'active',
    contributions: [['entities', ['task']]],
  });
});

it('pluginRows shows a failure since the start once as a problem of its plugin', () => {
  const message = 'RENDER_FAILED falls/route/overview: no soup';
  const meta = { code: 'RENDER_FAILED', plugin: 'falls' };
  const entries = [
    entry(message, meta),
    entry(message, meta),
    entry('LOAD_FAILED elders: x', { ...meta, plugin: 'elders' }),
  ];
  const rows = pluginRows({ plugins, config, serverModules: [], entries });
  expect(rows.find(({ id }) => id === 'falls')?.problems).toEqual([
    { code: 'RENDER_FAILED', detail: 'falls/route/overview: no soup' },
  ]);
});
