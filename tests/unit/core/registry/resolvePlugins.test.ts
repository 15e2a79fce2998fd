import { describe, expect, it } from 'vitest';
import { PLUGIN_PROBLEM_CODES } from '../../../../src/core/registry/problems';
import { activeOf, alarm, load, plugin, resolve, resolveCandidates, route } from './builders';

const summary = (result: ReturnType<typeof resolve>) => ({
  states: Object.fromEntries(result.plugins.map(({ id, state }) => [id, state])),
  codes: result.problems.map(({ code, plugin: id }) => `${code} ${id}`),
});

describe('resolvePlugins', () => {
  it('has sixteen problem codes', () => {
    expect(PLUGIN_PROBLEM_CODES).toHaveLength(16);
  });

  it('runs valid plugins without a problem', () => {
    expect(summary(resolve([plugin('one'), plugin('two', { requires: ['one'] })]))).toEqual({
      states: { one: 'active', two: 'active' },
      codes: [],
    });
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'plugin'],
    ['an id that is not kebab-case', { ...plugin('one'), id: 'One Two' }],
    ['no version', { ...plugin('one'), version: 'new' }],
    ['no engines', { ...plugin('one'), engines: undefined }],
    ['a section without icon', { ...plugin('one'), section: { label: 'x' } }],
    ['a resource without entity', { ...plugin('one'), resources: [{ name: 'alarm' }] }],
    ['an entity that is only a name', { ...plugin('one'), resources: [{ name: 'alarm', entity: { name: 'alarm' } }] }],
    ['a resource name with a slash', { ...plugin('one'), resources: [{ name: 'a/b', entity: alarm }] }],
    ['a page that is not a loader', { ...plugin('one'), resources: [{ name: 'alarm', entity: alarm, list: 'x' }] }],
    [
      'a foreign REST resource without an address',
      { ...plugin('one'), resources: [{ name: 'a', entity: alarm, protocol: 'simple-rest' }] },
    ],
    ['a route without component', { ...plugin('one'), routes: [{ path: 'index', label: 'x' }] }],
    ['a route with an empty segment', { ...plugin('one'), routes: [route('a//b')] }],
    ['an order that is no number', { ...plugin('one'), routes: [route('index', { order: '1' })] }],
    [
      'an action that does nothing',
      { ...plugin('one'), actions: [{ id: 'a', label: 'x', resource: 'alarm-manage', type: 'record' }] },
    ],
    ['figures that are no function', { ...plugin('one'), figures: [] }],
    ['a widget without slot', { ...plugin('one'), widgets: [{ id: 'a', component: load }] }],
    ['texts that are not loaders', { ...plugin('one'), texts: { 'titles/en': {} } }],
    ['a setting of an unknown type', { ...plugin('one'), settings: { limit: { type: 'date', default: '' } } }],
    [
      'a setting whose default has another type',
      { ...plugin('one'), settings: { limit: { type: 'number', default: '1' } } },
    ],
  ])('rejects %s as INVALID_PLUGIN and continues with the others', (_, definition) => {
    const { plugins, problems } = resolve([definition, plugin('other')]);
    expect(problems.map(({ code }) => code)).toEqual(['INVALID_PLUGIN']);
    expect(activeOf(plugins, 'other').id).toBe('other');
  });

  it.each(['^1.0.0', '^3.0.0', '^2.3.0', '*', '2.2.0', '>=2.0.0', ''])(
    'refuses the range %j as ENGINE_MISMATCH',
    (range) => {
      expect(summary(resolve([plugin('one', { engines: { console: range } })]))).toEqual({
        states: { one: 'failed' },
        codes: ['ENGINE_MISMATCH one'],
      });
    },
  );

  it('names both versions of an ENGINE_MISMATCH', () => {
    const [problem] = resolve([plugin('one', { engines: { console: '^3.0.0' } })]).problems;
    expect(problem?.detail).toContain('^3.0.0');
    expect(problem?.detail).toContain('2.2.0');
  });

  it('keeps the first of two plugins with one id, the built-in one before the remote one', () => {
    const remote = plugin('one', { version: '9.0.0' });
    const { plugins, problems } = resolveCandidates([
      { origin: 'remote', definition: remote },
      { origin: 'builtin', definition: plugin('one') },
    ]);
    expect(activeOf(plugins, 'one').version).toBe('1.0.0');
    expect(problems).toEqual([expect.objectContaining({ code: 'DUPLICATE_PLUGIN', plugin: 'one' })]);
  });

  it('disables a plugin by configuration without reporting a problem', () => {
    const result = resolve([plugin('one'), plugin('two')], { plugins: { one: { enabled: false } } });
    expect(summary(result)).toEqual({ states: { one: 'disabled', two: 'active' }, codes: [] });
  });

  it.each([
    ['missing', []],
    ['failed', [plugin('base', { engines: { console: '*' } })]],
  ])('disables a plugin and its dependents when a required plugin is %s', (_, bases) => {
    const { states } = summary(
      resolve([...bases, plugin('mid', { requires: ['base'] }), plugin('top', { requires: ['mid'] }), plugin('free')]),
    );
    expect(states).toMatchObject({ mid: 'failed', top: 'failed', free: 'active' });
  });

  it('reports MISSING_PLUGIN for the requirements of a disabled plugin', () => {
    const result = resolve([plugin('base'), plugin('top', { requires: ['base'] })], {
      plugins: { base: { enabled: false } },
    });
    expect(summary(result)).toEqual({ states: { base: 'disabled', top: 'failed' }, codes: ['MISSING_PLUGIN top'] });
  });

  it('disables all members of a DEPENDENCY_CYCLE, and reports MISSING_PLUGIN for those that require them', () => {
    const cycle = [
      plugin('a', { requires: ['b'] }),
      plugin('b', { requires: ['c'] }),
      plugin('c', { requires: ['a'] }),
    ];
    expect(summary(resolve([...cycle, plugin('outside', { requires: ['a'] }), plugin('free')]))).toEqual({
      states: { a: 'failed', b: 'failed', c: 'failed', outside: 'failed', free: 'active' },
      codes: ['DEPENDENCY_CYCLE a', 'DEPENDENCY_CYCLE b', 'DEPENDENCY_CYCLE c', 'MISSING_PLUGIN outside'],
    });
  });

  it('reports a plugin that requires itself as a cycle', () => {
    expect(summary(resolve([plugin('a', { requires: ['a'] })])).codes).toEqual(['DEPENDENCY_CYCLE a']);
  });

  it.each([
    ['resource', { resources: [1, 2].map(() => ({ name: 'alarm-manage', entity: alarm, list: load })) }],
    ['route', { routes: [route('index'), route('index')] }],
    ['link', { links: [1, 2].map(() => ({ id: 'x', label: 'x', to: '' })) }],
    [
      'action',
      {
        actions: [1, 2].map(() => ({
          id: 'x',
          label: 'x',
          resource: 'alarm-manage',
          type: 'bulk',
          operation: 'silenceAlarm',
        })),
      },
    ],
    ['widget', { widgets: [1, 2].map(() => ({ id: 'x', slot: 'dashboard', component: load })) }],
  ])('drops the second of two equal %ss as DUPLICATE_CONTRIBUTION', (kind, changes) => {
    const { plugins, problems } = resolve([plugin('one', changes as object)]);
    expect(problems).toEqual([
      expect.objectContaining({
        code: 'DUPLICATE_CONTRIBUTION',
        contribution: expect.stringContaining(`one/${kind}/`),
      }),
    ]);
    const own = activeOf(plugins, 'one');
    const byKind = {
      resource: own.resources,
      route: own.routes,
      link: own.links,
      action: own.actions,
      widget: own.widgets,
    };
    expect(byKind[kind as keyof typeof byKind]).toHaveLength(1);
  });

  it.each([
    ['an unknown section', { routes: [route('index', { section: 'nowhere' })] }],
    ['a section of a plugin that is off', { routes: [route('index', { section: 'off' })] }],
    ['an unknown resource', { actions: [{ id: 'x', label: 'x', resource: 'nothing', type: 'bulk', operation: 'go' }] }],
    ['an unknown slot', { widgets: [{ id: 'x', slot: 'footer', component: load }] }],
    ['a slot of an unknown resource', { widgets: [{ id: 'x', slot: 'nothing.show', component: load }] }],
    ['an unknown page of a resource', { widgets: [{ id: 'x', slot: 'alarm-manage.print', component: load }] }],
    [
      'an undeclared permission',
      { routes: [route('index', { permission: { resource: 'alarm-manage', action: 'fly' } })] },
    ],
    ['an address that is no page', { links: [{ id: 'x', label: 'x', to: 'javascript:alert(1)' }] }],
    ['an address of another host without scheme', { links: [{ id: 'x', label: 'x', to: '//evil.example' }] }],
  ])('drops a contribution to %s as UNKNOWN_TARGET', (_, changes) => {
    const { plugins, problems } = resolve([plugin('one', changes as object), plugin('off')], {
      plugins: { off: { enabled: false } },
    });
    expect(problems.map(({ code }) => code)).toEqual(['UNKNOWN_TARGET']);
    const own = activeOf(plugins, 'one');
    expect([own.routes, own.links, own.actions, own.widgets].flat()).toEqual([]);
  });

  it.each([
    ['a base action', 'export'],
    ['a call of the entity', 'silenceAlarm'],
    ['a declared one', 'fly'],
  ])('accepts a permission that is %s', (_, action) => {
    const one = plugin('one', {
      permissions: [{ resource: 'alarm-manage', action: 'fly', label: 'fly' }],
      routes: [route('index', { permission: { resource: 'alarm-manage', action } })],
    });
    const { plugins, problems } = resolve([one]);
    expect(problems).toEqual([]);
    expect(activeOf(plugins, 'one').routes[0]?.permission).toEqual({
      resource: 'jishan-smart/one/alarm-manage',
      action,
    });
  });

  it('reports LOAD_FAILED for code that could not be loaded', () => {
    const { plugins, problems } = resolveCandidates([
      { origin: 'remote', source: '/plugins/falls.js', failure: 'timeout after 10 s' },
      { origin: 'builtin', definition: plugin('one') },
    ]);
    expect(problems).toEqual([{ code: 'LOAD_FAILED', plugin: '/plugins/falls.js', detail: 'timeout after 10 s' }]);
    expect(activeOf(plugins, 'one').state).toBe('active');
  });

  it('names resources by their address and prefixes every text with the plugin', () => {
    const { plugins } = resolve([
      plugin('one', { routes: [route('index')] }),
      plugin('top', { base: '', routes: [route('log')] }),
    ]);
    expect(activeOf(plugins, 'one').resources[0]).toMatchObject({
      fullName: 'jishan-smart/one/alarm-manage',
      path: '/jishan-smart/one/alarm-manage',
      label: 'entities.alarm.name',
    });
    expect(activeOf(plugins, 'one').routes[0]).toMatchObject({ path: '/jishan-smart/one/index', label: 'one.title' });
    expect(activeOf(plugins, 'top').routes[0]?.path).toBe('/log');
  });

  it('resolves resources of other plugins by plugin and name', () => {
    const adds = plugin('adds', {
      section: undefined,
      resources: [],
      actions: [{ id: 'x', label: 'x', resource: 'one/alarm-manage', type: 'record', operation: 'silenceAlarm' }],
      widgets: [{ id: 'w', slot: 'one/alarm-manage.show', component: load }],
    });
    const { plugins, problems } = resolve([adds, plugin('one')]);
    expect(problems).toEqual([]);
    expect(activeOf(plugins, 'adds').actions[0]?.resource).toBe('jishan-smart/one/alarm-manage');
    expect(activeOf(plugins, 'adds').widgets[0]?.slot).toBe('jishan-smart/one/alarm-manage.show');
  });

  it('sorts by order, then by registration, and lets the operator move or disable one contribution', () => {
    const one = plugin('one', {
      resources: [],
      routes: [route('a'), route('b', { order: 5 }), route('c'), route('d')],
    });
    const { plugins } = resolve([one], {
      contributions: { 'one/route/d': { order: 1 }, 'one/route/c': { enabled: false } },
    });
    expect(activeOf(plugins, 'one').routes.map(({ path }) => path.slice(-1))).toEqual(['d', 'b', 'a']);
  });

  it('lets the operator set the address of a placeholder link', () => {
    const one = plugin('one', { links: [{ id: 'dashboard', label: 'x', to: '' }] });
    const { plugins } = resolve([one], { contributions: { 'one/link/dashboard': { to: 'https://screen.example' } } });
    expect(activeOf(plugins, 'one').links[0]?.to).toBe('https://screen.example');
  });

  it("fills settings with their defaults and the operator's values", () => {
    const settings = {
      limit: { type: 'number', default: 3, label: 'x' },
      tone: { type: 'string', default: 'low', label: 'x' },
    } as const;
    const { plugins } = resolve([plugin('one', { settings })], { plugins: { one: { settings: { limit: 5 } } } });
    expect(activeOf(plugins, 'one').settings).toEqual({ limit: 5, tone: 'low' });
  });
});
