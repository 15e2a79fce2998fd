import { describe, expect, it } from 'vitest';
import { namesOf } from '../../../../src/plugins/system/permission/describePattern';
import { cellMark, effectsOf, withMark } from '../../../../src/plugins/system/template/matrixPatterns';
import { catalogueEntry } from './catalogueEntry';

const catalogue = [
  catalogueEntry('selectAll', 'elderly'),
  catalogueEntry('selectById', 'elderly'),
  catalogueEntry('insert', 'elderly'),
  catalogueEntry('activateElderly', 'elderly'),
  catalogueEntry('selectAll', 'log'),
];

describe('the permission matrix', () => {
  it('marks a cell once, as granted or as denied', () => {
    const empty = { grants: [], denies: [] };
    const granted = withMark('select*.elderly.*', 'grant', empty);
    const denied = withMark('select*.elderly.*', 'deny', granted);
    expect([granted, denied, withMark('select*.elderly.*', 'none', denied)]).toEqual([
      { grants: ['select*.elderly.*'], denies: [] },
      { grants: [], denies: ['select*.elderly.*'] },
      empty,
    ]);
    expect(cellMark('select*.elderly.*', denied)).toBe('deny');
  });

  it('keeps patterns that are not a cell', () => {
    const patterns = { grants: ['selectBy*.elderly.open'], denies: ['*.admin.*'] };
    expect(withMark('insert.elderly.*', 'grant', patterns)).toEqual({
      grants: ['selectBy*.elderly.open', 'insert.elderly.*'],
      denies: ['*.admin.*'],
    });
  });

  it('reports for each cell whether all, some or none of its calls are allowed', () => {
    const cells = ['select*', 'insert', '*'].map((operation) => ({
      pattern: `${operation}.elderly.*`,
      names: namesOf(catalogue, operation, 'elderly'),
    }));
    const effects = effectsOf(cells, { grants: ['select*.*.*'], denies: ['selectById.elderly.*'] });
    expect([...effects.values()]).toEqual(['some', 'nothing', 'some']);
  });
});
