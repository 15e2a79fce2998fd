import { describe, expect, it, vi } from 'vitest';
import { logStore } from '../../../../src/core/log/logStore';
import { loadTextSources, pluginTexts } from '../../../../src/core/runtime/loadTextSources';
import { resourceTexts } from '../../../../src/core/runtime/resourceTexts';
import { sectionTitles } from '../../../../src/core/runtime/sectionTitles';
import { activeOf, plugin, resolve, resolveCandidates } from '../registry/builders';

const texts = (tree: object) => async () => ({ default: { ...tree } });

describe('loadTextSources', () => {
  it('prefixes the keys of a source, and merges sources', async () => {
    const sources = [
      { prefix: 'kit', isComplete: true, load: { ja: async () => ({ save: '保存' }) } },
      { prefix: 'console', isComplete: true, load: { ja: async () => ({ product: 'x' }) } },
    ];
    expect(await loadTextSources(sources, 'ja')).toEqual({ kit: { save: '保存' }, console: { product: 'x' } });
  });

  it('merges an incomplete language over English', async () => {
    const load = { ja: async () => ({ a: { x: 'ア' } }), en: async () => ({ a: { x: 'A', y: 'B' }, c: 'C' }) };
    expect(await loadTextSources([{ prefix: '', isComplete: false, load }], 'ja')).toEqual({
      a: { x: 'ア', y: 'B' },
      c: 'C',
    });
  });

  it('uses English for a language that a source does not have', async () => {
    expect(
      await loadTextSources([{ prefix: '', isComplete: true, load: { en: async () => ({ a: 'A' }) } }], 'zh-TW'),
    ).toEqual({ a: 'A' });
  });

  it('does not load English for a language that is complete', async () => {
    const en = vi.fn(async () => ({ a: 'A' }));
    await loadTextSources([{ prefix: '', isComplete: true, load: { en, ja: async () => ({ a: 'ア' }) } }], 'ja');
    expect(en).not.toHaveBeenCalled();
  });

  it('continues without the texts of a source that cannot be loaded, and logs it', async () => {
    vi.stubGlobal('window', { location: { pathname: '/index' } });
    vi.stubGlobal('document', { cookie: '' });
    const failing = { prefix: 'falls', isComplete: true, load: { en: () => Promise.reject(new Error('offline')) } };
    const sound = { prefix: 'kit', isComplete: true, load: { en: async () => ({ a: 'A' }) } };
    expect(await loadTextSources([failing, sound], 'en')).toMatchObject({ kit: { a: 'A' } });
    expect(logStore.entries().at(-1)).toMatchObject({ type: 'danger', message: expect.stringContaining('falls') });
  });
});

describe('pluginTexts', () => {
  const definition = plugin('one', {
    texts: {
      './texts/titles/en.ts': texts({ title: 'One', resources: { 'alarm-manage': { fields: { name: 'Called' } } } }),
    },
  });

  it('prefixes keys with the plugin, and resource keys with their full names', async () => {
    const source = pluginTexts(activeOf(resolve([definition]).plugins, 'one'), 'titles');
    expect(await loadTextSources([source], 'en')).toEqual({
      one: { title: 'One' },
      resources: { 'jishan-smart/one/alarm-manage': { fields: { name: 'Called' } } },
    });
  });

  it('assumes only of built-in plugins that every language is complete', () => {
    const origins = (['builtin', 'remote'] as const).map((origin) => {
      const { plugins } = resolveCandidates([{ origin, definition }]);
      return pluginTexts(activeOf(plugins, 'one'), 'titles').isComplete;
    });
    expect(origins).toEqual([true, false]);
  });
});

describe('sectionTitles', () => {
  it('uses the title of the plugin for a section that its entities name', () => {
    const active = ['one', 'untitled'].map((id) => activeOf(resolve([plugin(id)]).plugins, id));
    const empty = activeOf(resolve([plugin('empty', { resources: [] })]).plugins, 'empty');
    const titles = { one: { section: '设备' }, empty: { section: '空' } };
    expect(sectionTitles([...active, empty], titles)).toEqual({ sections: { device: '设备' } });
  });
});

describe('resourceTexts', () => {
  it('names each resource and its fields as its entity is named', () => {
    const { resources } = activeOf(resolve([plugin('one')]).plugins, 'one');
    const labels = { entities: { alarm: { name: '警报', fields: { name: '名称' }, choices: {}, transitions: {} } } };
    expect(resourceTexts(resources, labels)).toEqual({
      resources: { 'jishan-smart/one/alarm-manage': { name: '警报', fields: { name: '名称' } } },
    });
  });
});
