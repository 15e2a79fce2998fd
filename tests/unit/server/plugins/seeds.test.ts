import { expect, it } from 'vitest';
import { defineEntity } from '../../../../contract/defineEntity';
import { text } from '../../../../contract/fields';
import { collectPlugins } from '../../../../server/plugins/collectPlugins';
import { definePort, provide } from '../../../../server/plugins/ports';
import { defineServerPlugin } from '../../../../server/plugins/ServerPlugin';

const note = defineEntity({
  name: 'note',
  section: 'notes',
  titleField: 'text',
  fields: { text: text({ max: 20, list: true }) },
  sort: [['createTime', 'desc']],
  deletion: { kind: 'soft' },
});
const wishes = definePort<string>('notes.wishes');

it('seeds of one entity from several sections are merged, and seeds that answer ports become rows', () => {
  const { seeds } = collectPlugins([
    defineServerPlugin({
      id: 'meals',
      requires: ['notes'],
      provides: [provide(wishes, 'soup')],
      seeds: [{ entity: 'note', rows: [{ text: 'from meals' }] }],
    }),
    defineServerPlugin({
      id: 'notes',
      entities: [note],
      seeds: [{ entity: 'note', rows: (ask) => ask(wishes).map((wish) => ({ text: wish })) }],
    }),
  ]);
  expect(seeds).toEqual([{ entity: 'note', rows: [{ text: 'soup' }, { text: 'from meals' }] }]);
});
