import { describe, expect, it, vi } from 'vitest';
import { createOpenSections } from '../../../src/boot/openSections';
import type { Texts } from '../../../src/core/plugin-api';
import type { ActivePlugin } from '../../../src/core/registry/resolvedPlugin';
import { plugin, resolve } from '../core/registry/builders';

const texts = (messages: Texts) => async () => ({ default: messages });

function setUp(load = texts({ hint: 'A hint' })) {
  const { plugins } = resolve([
    plugin('one', { texts: { 'pages/en': load } }),
    plugin('two', { texts: { 'pages/en': texts({}) } }),
  ]);
  const active = plugins.filter((each): each is ActivePlugin => each.state === 'active');
  const refresh = vi.fn(async () => undefined);
  return { sections: createOpenSections({ active: () => active, locale: () => 'en', refresh }), refresh };
}

describe('opening sections', () => {
  it('loads the texts of each once, and shows those that arrive together in one update', async () => {
    const load = vi.fn(texts({ hint: 'A hint' }));
    const { sections, refresh } = setUp(load);
    await Promise.all([sections.open('one'), sections.open('two'), sections.open('one')]);
    expect(load).toHaveBeenCalledTimes(1);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect([...sections.ready()].sort()).toEqual(['one', 'two']);
  });

  it('shows slow texts separately, and blocks no other section', async () => {
    let arrive: (module: { default: Texts }) => void = () => undefined;
    const { sections, refresh } = setUp(() => new Promise((resolve) => (arrive = resolve)));
    const late = sections.open('one');
    await sections.open('two');
    expect(refresh).toHaveBeenCalledTimes(1);
    arrive({ default: {} });
    await late;
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('reports texts that cannot be loaded, and tries again on the next request', async () => {
    const load = vi.fn(texts({}));
    load.mockRejectedValueOnce(new Error('offline'));
    const { sections, refresh } = setUp(load);
    await expect(sections.open('one')).rejects.toThrow('offline');
    expect(sections.ready().has('one')).toBe(false);
    expect(refresh).not.toHaveBeenCalled();
    await sections.open('one');
    expect(sections.ready().has('one')).toBe(true);
  });

  it('loads nothing more for the section of the first page', async () => {
    const load = vi.fn(texts({}));
    const { sections, refresh } = setUp(load);
    sections.openAtStart('one');
    await sections.open('one');
    expect(load).not.toHaveBeenCalled();
    expect(refresh).not.toHaveBeenCalled();
  });

  it.each(['one.hint', 'entities.alarm.fields.name', 'resources.jishan-smart/one/alarm-manage.name'])(
    'opens the section of %s, and waits for it once',
    async (key) => {
      const { sections } = setUp();
      expect(sections.isAwaited(key)).toBe(true);
      await sections.open('one');
      expect(sections.isAwaited(key)).toBe(false);
    },
  );

  it('does not wait outside of sections', () => {
    expect(setUp().sections.isAwaited('console.nothing')).toBe(false);
  });
});
