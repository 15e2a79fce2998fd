import { describe, expect, it } from 'vitest';
import type { Entity } from '../../../../../contract/defineEntity';
import { askedFields } from '../../../../../src/core/kit/list/askedFields';
import { resolveColumns, visibleColumns } from '../../../../../src/core/kit/list/columns';
import { elderly } from '../../../../../src/plugins/elderly/entities/elderly';
import { elderlyType } from '../../../../../src/plugins/elderly/entities/elderlyType';
import { notice } from '../../../../../src/plugins/message/entities/notice';
import { entities } from '../../../../support/sections';

function asked(
  entity: Entity,
  names: readonly string[],
  page: { reads?: readonly string[]; hasOwnParts?: boolean } = {},
) {
  const { all } = resolveColumns({ entity });
  const { reads, hasOwnParts = false } = page;
  return askedFields({ entity, shown: visibleColumns(all, names), reads, hasOwnParts });
}

describe('the fields that a list asks for', () => {
  it('are those of its columns, its state, its title and its portrait, in the order of the definition', () => {
    expect(asked(elderly, ['age', 'elderlyNo'])).toEqual(['elderlyNo', 'name', 'age', 'photo', 'status']);
  });

  it('hold what names an entry of a type list in two languages, and what keeps it from being deleted', () => {
    expect(asked(elderlyType, ['sort'])).toEqual(['code', 'name', 'nameEn', 'sort', 'builtin']);
  });

  it('leave out what lists never hold', () => {
    expect(asked(notice, ['title', 'content'])).not.toContain('content');
  });

  it('are all of them where the page looks at records without saying at what', () => {
    expect(asked(elderly, ['age'], { hasOwnParts: true })).toBeUndefined();
    expect(asked(elderly, ['age'], { hasOwnParts: true, reads: ['street'] })).toContain('street');
    const shown = [{ source: 'age', label: '', sortable: false, numeric: true, render: () => null }];
    expect(askedFields({ entity: elderly, shown, reads: undefined, hasOwnParts: false })).toBeUndefined();
    const step = { from: ['active'], suits: () => true };
    expect(asked({ ...elderly, transitions: { step } }, ['age'])).toBeUndefined();
  });
});

describe('what decides on the steps of a row', () => {
  const steps = entities.flatMap((entity) => [
    ...Object.entries(entity.transitions ?? {}).map(
      ([name, { suits, suitsFields }]) => [`${entity.name}.${name}`, suits, suitsFields] as const,
    ),
    [`${entity.name} removal`, entity.removal.guard, entity.removal.guardFields] as const,
  ]);

  it.each(steps.filter(([, decide]) => decide))('looks at no more than it says: %s', (_name, decide, fields = []) => {
    // Whatever the fields hold: with values of several kinds the other ways through it are taken.
    for (const value of [null, 'draft', 'active', 1, true]) {
      const record = new Proxy<Record<string, unknown>>(
        {},
        {
          get(_target, key) {
            expect(fields).toContain(key);
            return value;
          },
        },
      );
      decide?.(record, { adminId: 1, now: 0 });
    }
  });
});
