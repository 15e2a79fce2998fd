import { describe, expect, it } from 'vitest';
import {
  type FigureDeclaration,
  type FigureUnit,
  figureLink,
  mergeFigures,
  queuedFigure,
} from '../../../contract/figures';

const counted = (group: string, unit: FigureUnit, order?: number) =>
  ({ entity: 'meal', filter: {}, measure: 'stock', group, unit, ...(order !== undefined && { order }) }) as const;

const people: FigureDeclaration = {
  groups: { people: { order: 20 } },
  figures: {
    eldersTotal: counted('people', 'count'),
    hungry: counted('meals', 'count', 200),
    eldersOver80: counted('people', 'percent', 50),
  },
};
const meals: FigureDeclaration = {
  groups: { meals: { order: 10 } },
  figures: {
    mealsToday: counted('meals', 'count'),
    lost: counted('nobody', 'count'),
    mealsMonth: counted('meals', 'count'),
  },
};

describe('mergeFigures', () => {
  it('sorts by topic, then by position, then by declaration, whichever section comes first', () => {
    const expected = ['mealsToday', 'mealsMonth', 'hungry', 'eldersOver80', 'eldersTotal', 'lost'];
    expect([...mergeFigures([people, meals]).figures.keys()]).toEqual(expected);
    expect([...mergeFigures([meals, people]).figures.keys()]).toEqual(expected);
    expect(mergeFigures([people, meals]).groups).toEqual(['meals', 'people']);
  });

  it('leaves out figures without a topic, which the dashboard does not show', () => {
    const waiting = { entity: 'meal', filter: {}, measure: 'stock', unit: 'count' } as const;
    expect([...mergeFigures([{ groups: {}, figures: { waiting } }]).figures]).toEqual([]);
  });

  it('refuses a figure or topic that two sections declare', () => {
    expect(() => mergeFigures([people, { groups: {}, figures: { eldersTotal: counted('x', 'count') } }])).toThrow(
      'eldersTotal',
    );
    expect(() => mergeFigures([people, { groups: { people: { order: 1 } }, figures: {} }])).toThrow('people');
  });
});

describe('a figure', () => {
  const own: FigureDeclaration = {
    groups: {},
    figures: {
      mine: {
        entity: 'meal',
        filter: ({ today, adminId }) => (adminId === undefined ? undefined : { adminId, day: today }),
        read: 'selectMine',
        measure: 'stock',
        unit: 'count',
      },
    },
  };

  it('counts the same records in the queue as on a card', () => {
    const context = { today: '2026-03-18', adminId: 7, period: { first: '2026-03-18', last: '2026-03-18' }, panel: {} };
    const queued = queuedFigure('meal-manage', own, 'mine');
    const figure = own.figures.mine;
    const card = figure && figureLink(figure, context);
    expect(card).toEqual({ entity: 'meal', filter: { adminId: 7, day: '2026-03-18' }, read: 'selectMine' });
    expect({ entity: queued.entity, filter: queued.filter(context), read: queued.read }).toEqual(card);
    expect(queued.label).toBe('meal-manage.panel.figures.mine');
  });

  it('has no records for an administrator who can have none', () => {
    expect(
      queuedFigure('meal-manage', own, 'mine').filter({ today: '2026-03-18', adminId: undefined }),
    ).toBeUndefined();
  });
});
