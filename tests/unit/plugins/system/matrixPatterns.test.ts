import { describe, expect, it } from 'vitest';
import type { CatalogueEntry } from '../../../../src/plugins/system/permission/useCatalogue';
import { effectsOf, markOf, namesOf, ownCalls, withMark } from '../../../../src/plugins/system/template/matrixPatterns';

const entry = (operation: string, entity: string): CatalogueEntry => ({
  name: `${operation}.${entity}.open`,
  operation,
  entity,
  scope: 'open',
  title: `${entity}：${operation}`,
  group: 'elderly',
  risk: 'read',
});
const catalogue = [
  entry('selectAll', 'elderly'),
  entry('selectById', 'elderly'),
  entry('insert', 'elderly'),
  entry('activateElderly', 'elderly'),
  entry('selectAll', 'log'),
];

describe('matrix of permissions', () => {
  it('marks a cell once, as granted or as denied', () => {
    const empty = { grants: [], denies: [] };
    const granted = withMark('select*.elderly.*', 'grant', empty);
    const denied = withMark('select*.elderly.*', 'deny', granted);
    expect([granted, denied, withMark('select*.elderly.*', 'none', denied)]).toEqual([
      { grants: ['select*.elderly.*'], denies: [] },
      { grants: [], denies: ['select*.elderly.*'] },
      empty,
    ]);
    expect(markOf('select*.elderly.*', denied)).toBe('deny');
  });

  it('leaves patterns alone that are no cell', () => {
    const patterns = { grants: ['selectBy*.elderly.open'], denies: ['*.admin.*'] };
    expect(withMark('insert.elderly.*', 'grant', patterns)).toEqual({
      grants: ['selectBy*.elderly.open', 'insert.elderly.*'],
      denies: ['*.admin.*'],
    });
  });

  it('tells of each cell whether all, some or none of its calls are allowed', () => {
    const cells = ['select*', 'insert', '*'].map((operation) => ({
      pattern: `${operation}.elderly.*`,
      names: namesOf(catalogue, operation, 'elderly'),
    }));
    const effects = effectsOf(cells, { grants: ['select*.*.*'], denies: ['selectById.elderly.*'] });
    expect([...effects.values()]).toEqual(['some', 'nothing', 'some']);
  });

  it('counts every entity for the first row', () => {
    expect(namesOf(catalogue, 'select*', '*')).toHaveLength(3);
  });

  it('names the calls of an entity that have no column', () => {
    expect(ownCalls(catalogue, 'elderly').map(({ operation }) => operation)).toEqual(['activateElderly']);
  });
});
