import { describe, expect, it } from 'vitest';
import type { Entity } from '../../../../../../contract/defineEntity';
import { resolveColumns, visibleColumns } from '../../../../../../src/core/kit/list/columns/columns';
import { requestedFields } from '../../../../../../src/core/kit/list/columns/requestedFields';
import { elderly } from '../../../../../../src/plugins/elderly/entities/elderly';
import { elderlyType } from '../../../../../../src/plugins/elderly/entities/types/elderlyType';
import { notice } from '../../../../../../src/plugins/message/entities/notice';
import { entities } from '../../../../../support/sections';

function asked(
  entity: Entity,
  names: readonly string[],
  page: { reads?: readonly string[]; hasOwnParts?: boolean } = {},
) {
  const { all } = resolveColumns({ entity });
  const { reads, hasOwnParts = false } = page;
  return requestedFields({
    entity,
    shown: visibleColumns(all, names),
    extraFields: reads,
    hasCustomParts: hasOwnParts,
  });
}

describe('the fields that a list requests', () => {
  it('are those of its columns, state, title and portrait, in the order of the definition', () => {
    expect(asked(elderly, ['age', 'elderlyNo'])).toEqual(['elderlyNo', 'name', 'age', 'photo', 'status']);
  });

  it('include the names of a type list entry in every language, and what prevents its deletion', () => {
    expect(asked(elderlyType, ['sort'])).toEqual(['code', 'name', 'nameEn', 'nameJa', 'sort', 'builtin']);
  });

  it('leave out fields that lists never hold', () => {
    expect(asked(notice, ['title', 'content'])).not.toContain('content');
  });

  it('are all fields when the page reads records without declaring which fields', () => {
    expect(asked(elderly, ['age'], { hasOwnParts: true })).toBeUndefined();
    expect(asked(elderly, ['age'], { hasOwnParts: true, reads: ['street'] })).toContain('street');
    const shown = [{ source: 'age', label: '', sortable: false, numeric: true, render: () => null }];
    expect(requestedFields({ entity: elderly, shown, extraFields: undefined, hasCustomParts: false })).toBeUndefined();
    const step = { from: ['active'], isAvailable: () => true };
    expect(asked({ ...elderly, transitions: { step } }, ['age'])).toBeUndefined();
  });
});

describe('the condition of a row action', () => {
  const steps = entities.flatMap((entity) => [
    ...Object.entries(entity.transitions ?? {}).map(
      ([name, { isAvailable: suits, availabilityFields: suitsFields }]) =>
        [`${entity.name}.${name}`, suits, suitsFields] as const,
    ),
    [`${entity.name} removal`, entity.deletion.guard, entity.deletion.guardFields] as const,
  ]);

  it.each(steps.filter(([, decide]) => decide))(
    'reads only the fields that it declares: %s',
    (_name, decide, fields = []) => {
      // With values of several kinds, the condition takes its other branches too.
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
    },
  );
});
