import { describe, expect, it } from 'vitest';
import { defineEntity } from '../../../contract/defineEntity';
import { RESTORE_OPERATIONS } from '../../../contract/deletion';
import { text } from '../../../contract/fields';
import { operationsOf, scopeOf } from '../../../contract/operations';
import { compilePermissions, permissionName } from '../../../contract/permissions';
import { entities, findEntity } from '../../support/sections';

const visit = defineEntity({
  name: 'visit',
  section: 'visit',
  scope: 'admin',
  titleField: 'title',
  fields: { title: text({ max: 10 }), status: text({ max: 10, readOnly: true }) },
  sort: [],
  deletion: { kind: 'hard' },
  reads: {
    selectByTitle: { input: { title: text({ max: 10 }) }, answer: 'list' },
    packageAll: { input: {}, answer: 'record' },
    selectOpenly: { input: {}, answer: 'record', scope: 'open' },
    selectById: { input: {}, answer: 'record' },
  },
  state: { field: 'status', initial: 'open' },
  transitions: {
    finishVisit: { from: ['open'], to: 'done', tone: 'positive' },
    cancelVisit: { from: ['open'], to: 'cancelled', tone: 'danger' },
  },
});

const operations = new Map(operationsOf(visit).map((spec) => [spec.operation, spec]));

describe('operationsOf', () => {
  it('gives every entity the base calls in its own scope', () => {
    const base = operationsOf(visit).filter(({ kind, scope }) => scope === 'admin' && kind !== 'pseudo');
    expect(base.map(({ operation }) => operation)).toEqual(
      expect.arrayContaining([
        'selectAll',
        'selectById',
        'selectByIds',
        'selectBySelectivePagination',
        'insert',
        'updateByIdSelective',
        'updateByIds',
        'deleteById',
        'deleteByIds',
      ]),
    );
  });

  it.each([
    ['selectAll', 'GET', 'read'],
    ['selectByTitle', 'GET', 'read'],
    ['packageAll', 'POST', 'read'],
    ['insert', 'POST', 'write'],
    ['updateByIds', 'POST', 'write'],
    ['deleteById', 'POST', 'danger'],
    ['finishVisit', 'POST', 'write'],
    ['cancelVisit', 'POST', 'danger'],
    ['unmask', 'POST', 'danger'],
    ['menu', 'GET', 'read'],
  ])('%s is a %s call with the risk %s', (operation, method, risk) => {
    expect(operations.get(operation)).toMatchObject({ method, risk, entity: 'visit' });
  });

  it('puts permissions on a whole entity in scope admin, whatever the scope of its calls', () => {
    const elderly = findEntity('elderly');
    const rights = elderly ? operationsOf(elderly).filter(({ kind }) => kind === 'pseudo') : [];
    expect(rights.map(({ operation, scope }) => [operation, scope])).toEqual([
      ['menu', 'admin'],
      ['unmask', 'admin'],
      ['export', 'admin'],
      ['import', 'admin'],
    ]);
  });

  it('leaves a call in the scope it declares', () => {
    expect(operations.get('selectOpenly')?.scope).toBe('open');
    expect(operations.get('selectByTitle')?.scope).toBe('admin');
  });

  it('lists each call once, with the meaning that its entity gives it', () => {
    const names = operationsOf(visit).map(({ operation, scope }) => `${operation}.${scope}`);
    expect(new Set(names).size).toBe(names.length);
    expect(operations.get('selectById')?.kind).toBe('read');
  });

  it('assigns the session calls to admin, permission and log', () => {
    const sessionCalls = (name: string) => {
      const entity = findEntity(name);
      return entity
        ? operationsOf(entity)
            .filter(({ kind }) => kind === 'auth')
            .map(({ operation }) => operation)
        : [];
    };
    expect(sessionCalls('admin')).toEqual(expect.arrayContaining(['login', 'isLogin', 'logout']));
    expect(sessionCalls('permission')).toEqual(['reloadPermission']);
    expect(sessionCalls('log')).toEqual(['insert']);
    expect(sessionCalls('elderly')).toEqual([]);
  });
});

describe('the calls for deleted records', () => {
  const restoring: readonly string[] = Object.values(RESTORE_OPERATIONS);

  it('exist exactly for the entities whose deletion hides records', () => {
    const wrong = entities.filter((entity) => {
      const found = operationsOf(entity).filter(({ operation }) => restoring.includes(operation));
      return found.length !== (entity.deletion.kind === 'soft' ? restoring.length : 0);
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('are denied where deleting is denied, and require their own grants', () => {
    for (const { name, scope } of entities.filter(({ deletion }) => deletion.kind === 'soft')) {
      const names = restoring.map((operation) => permissionName(operation, name, scope));
      const answers = (grants: string[], denies: string[]) =>
        names.map(compilePermissions({ superAdmin: false, grants, denies }));
      expect(answers(['*.*.*'], [`deleteById.${name}.*`])).toEqual([false, false, false]);
      expect(answers([`delete*.${name}.*`], [])).toEqual([false, false, false]);
      expect(answers([`select*.${name}.*`], [])).toEqual([false, false, false]);
      expect(answers(names, [`deleteById.other.${scope}`])).toEqual([true, true, true]);
    }
  });
});

describe('scopeOf', () => {
  it('returns for every call of every entity the scope of the first call of that name', () => {
    const wrong = [visit, ...entities].flatMap((entity) => {
      const specs = operationsOf(entity);
      return specs
        .filter(({ operation, scope }) => specs.find((each) => each.operation === operation)?.scope === scope)
        .filter(({ operation, scope }) => scopeOf(entity, operation) !== scope);
    });
    expect(wrong).toEqual([]);
  });

  it("defaults to the entity's own scope for an unknown call", () => {
    expect(scopeOf(visit, 'unheardOf')).toBe('admin');
    expect(scopeOf(visit, 'constructor')).toBe('admin');
    // A session call of another entity.
    expect(scopeOf(visit, 'selectInbox')).toBe('admin');
  });
});
