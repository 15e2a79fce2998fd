import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { logStore } from '../../../src/core/log';
import type { PluginDefinition } from '../../../src/core/plugin-api';
import type { ActivePlugin } from '../../../src/core/registry/resolvedPlugin';
import { buildRouteTable } from '../../../src/core/registry/routeTable';
import { createHost } from '../../../src/core/runtime/createHost';
import { createLoadable } from '../../../src/core/runtime/Loadable';
import { alarm, plugin, resolve } from '../../unit/core/registry/builders';

function hostOf(...definitions: PluginDefinition[]) {
  const { plugins } = resolve(definitions);
  const active = plugins.filter((each): each is ActivePlugin => each.state === 'active');
  return createHost(active, buildRouteTable(plugins), (_plugin, load) => createLoadable(load));
}

const tile = (text: string) => async () => ({ default: () => <p>{text}</p> });

beforeEach(() => logStore.clear());

describe('createHost', () => {
  it('finds resources by plugin and name, by full name and by entity', () => {
    const host = hostOf(plugin('one'));
    expect(host.resourceName('one/alarm-manage')).toBe('jishan-smart/one/alarm-manage');
    expect(host.resourceName('jishan-smart/one/alarm-manage')).toBe('jishan-smart/one/alarm-manage');
    expect(host.entityResource('alarm')).toBe('jishan-smart/one/alarm-manage');
    expect(host.resourceName('one/nothing')).toBeUndefined();
    expect(host.entityResource('nothing')).toBeUndefined();
  });

  it('knows the steps that a back end of a plugin declares, which are none by default', () => {
    const own = { name: 'alarm-manage', entity: alarm };
    const rest = { ...own, protocol: 'simple-rest', baseUrl: 'https://alarms.example' } as const;
    const resources = [own, { ...rest, name: 'plain' }, { ...rest, name: 'stepping', steps: ['silenceAlarm'] }];
    const host = hostOf(plugin('one', { resources }));
    const steps = resources.map(({ name }) => host.steps?.(`jishan-smart/one/${name}`));
    expect(steps).toEqual([undefined, [], ['silenceAlarm']]);
  });

  it('returns the widgets of a slot in order, whatever plugin they are from', () => {
    const host = hostOf(
      plugin('one', { widgets: [{ id: 'late', slot: 'dashboard', component: tile('late'), order: 20 }] }),
      plugin('two', { widgets: [{ id: 'early', slot: 'dashboard', component: tile('early'), order: 10, size: 2 }] }),
    );
    expect(host.widgets('dashboard').map(({ key, size }) => [key, size])).toEqual([
      ['two/widget/early', 2],
      ['one/widget/late', 1],
    ]);
    expect(host.widgets('one/alarm-manage.show')).toEqual([]);
  });

  it('loads the dashboard contributions of plugins, and leaves out those that fail', async () => {
    const shown = (group: string) => ({ groups: { [group]: { order: 1 } }, figures: {}, links: () => ({}) });
    const host = hostOf(
      plugin('one', { figures: async () => ({ default: shown('meals') }) }),
      plugin('two', { figures: () => Promise.reject(new Error('gone')) }),
      plugin('three'),
    );
    expect(await host.figures()).toEqual([expect.objectContaining({ plugin: 'one', groups: { meals: { order: 1 } } })]);
    expect(logStore.entries().map(({ message }) => message)).toEqual(['LOAD_FAILED two figures: gone']);
  });

  it('loads the queue sources of all sections, for entities with a resource', async () => {
    const source = (id: string, entity: string) => ({
      id,
      entity,
      label: `one.${id}`,
      severity: 'danger' as const,
      filter: () => ({}),
      time: 'createTime',
      title: 'name',
    });
    const host = hostOf(
      plugin('one', { queue: async () => ({ default: [source('open', 'alarm'), source('lost', 'nothing')] }) }),
      plugin('two', { queue: () => Promise.reject(new Error('gone')) }),
    );
    expect(await host.queue()).toEqual([
      expect.objectContaining({ key: 'one/open', plugin: 'one', resource: 'jishan-smart/one/alarm-manage' }),
    ]);
    expect(logStore.entries().map(({ message }) => message)).toEqual(['LOAD_FAILED two queue: gone']);
  });

  it('returns the actions of a resource with full message keys', () => {
    const action = {
      id: 'quiet',
      resource: 'alarm-manage',
      type: 'record',
      label: 'quiet',
      confirm: 'sure',
      operation: 'silenceAlarm',
    } as const;
    const host = hostOf(plugin('one', { actions: [action] }));
    expect(host.actions('jishan-smart/one/alarm-manage')).toEqual([
      expect.objectContaining({
        key: 'one/action/quiet',
        label: 'one.quiet',
        confirm: 'one.sure',
        operation: 'silenceAlarm',
      }),
    ]);
  });

  it('isolates a widget that throws from its neighbors, and lets it retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    const Moody = () => {
      if (isBroken) throw new Error('no data');
      return <p>well again</p>;
    };
    const widgets = [
      { id: 'moody', slot: 'dashboard', component: async () => ({ default: Moody }) },
      { id: 'calm', slot: 'dashboard', component: tile('calm') },
    ];
    const host = hostOf(plugin('one', { widgets }));
    render(<main>{host.widgets('dashboard').map(({ render: show }) => show({ slot: 'dashboard' }))}</main>);
    expect(await screen.findByText('calm')).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(logStore.entries()).toEqual([
      expect.objectContaining({
        message: 'RENDER_FAILED one/widget/moody: no data',
        type: 'danger',
        source: 'one/widget/moody',
      }),
    ]);
    isBroken = false;
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('well again')).toBeInTheDocument();
  });

  it("returns a section's pages for start pages", () => {
    const [section] = hostOf(
      plugin('one', { resources: [{ name: 'alarm-manage', entity: alarm, list: tile('list') }] }),
    ).sections;
    expect(section).toMatchObject({
      plugin: 'one',
      label: 'one.section',
      pages: [{ path: '/jishan-smart/one/alarm-manage', label: 'entities.alarm.name' }],
    });
  });
});
