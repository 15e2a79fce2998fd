import { describe, expect, it } from 'vitest';
import { type FigureDeclaration, mergeFigures } from '../../../contract/figures';

const people: FigureDeclaration = {
  groups: { people: { order: 20 } },
  figures: {
    eldersTotal: { group: 'people', unit: 'count' },
    hungry: { group: 'meals', unit: 'count', order: 200 },
    eldersOver80: { group: 'people', unit: 'percent', order: 50 },
  },
};
const meals: FigureDeclaration = {
  groups: { meals: { order: 10 } },
  figures: {
    mealsToday: { group: 'meals', unit: 'count' },
    lost: { group: 'nobody', unit: 'count' },
    mealsMonth: { group: 'meals', unit: 'count' },
  },
};

describe('joinFigures', () => {
  it('sorts by topic, then by position, then by declaration, whichever section comes first', () => {
    const expected = ['mealsToday', 'mealsMonth', 'hungry', 'eldersOver80', 'eldersTotal', 'lost'];
    expect([...mergeFigures([people, meals]).figures.keys()]).toEqual(expected);
    expect([...mergeFigures([meals, people]).figures.keys()]).toEqual(expected);
    expect(mergeFigures([people, meals]).groups).toEqual(['meals', 'people']);
  });

  it('refuses a figure or topic that two sections declare', () => {
    expect(() =>
      mergeFigures([people, { groups: {}, figures: { eldersTotal: { group: 'x', unit: 'count' } } }]),
    ).toThrow('eldersTotal');
    expect(() => mergeFigures([people, { groups: { people: { order: 1 } }, figures: {} }])).toThrow('people');
  });
});
