import { useCallback, useRef } from 'react';
import type { Draft, Entity, RuleContext } from '../../../../../contract/defineEntity';
import { type Problem, problemsOf } from '../../../../../contract/problems';
import { changedFields, emptyToNull, type Values } from '../../entity/changedFields';
import { inputNames } from '../../entity/fields';
import { type ProblemTree, problemTree } from './problemTree';
import { useRuleContext } from './useRuleContext';

/** Input of the rules. */
export interface RuleInput {
  values: Values;
  /** The original record; empty for a new one. */
  record: Values;
  /** Masked fields: their values are not real and are not validated. */
  locked: ReadonlySet<string>;
}

/** Returns an entity's rules for its form: the same checks and messages as on the server. */
export function useFormRules(entity: Entity, mode: 'create' | 'edit') {
  const contextOf = useRuleContext(entity);
  const names = useRef<string[]>([]);
  names.current = inputNames(entity, mode);

  const validate = useCallback(
    async (input: RuleInput): Promise<ProblemTree> => {
      // Loaded with the first validation, because lists do not need the schemas.
      const { parseFields, parseInsert, parseUpdate } = await import('../../../../../contract/validation/validation');
      const extra = mode === 'create' ? (entity.insertInputs ?? {}) : {};
      const enteredValues = changesOf({ ...input, names: names.current });
      const isExtra = ([name]: [string, unknown]) => Object.hasOwn(extra, name);
      const changed = Object.fromEntries(Object.entries(enteredValues).filter((entry) => !isExtra(entry)));
      const parsed =
        mode === 'create'
          ? parseInsert(entity, changed)
          : parseUpdate(entity, { id: input.record.id, version: input.record.version, ...changed });
      const others = parseFields(extra, Object.fromEntries(Object.entries(enteredValues).filter(isExtra)));
      const fieldProblems = problemsOf(parsed, others);
      const draft = draftOf(input, parsed.ok ? parsed.values : changed);
      const known = await contextOf(draft);
      const ruleProblems = known
        ? checkRules(entity, draft, { ...known, incomingFields: new Set(Object.keys(changed)) })
        : [];
      const problems = [...fieldProblems, ...ruleProblems].filter((problem) => !isAboutLocked(problem, input.locked));
      return problemTree(problems.map((problem) => ({ ...problem, field: problem.field || 'root' })));
    },
    [entity, mode, contextOf],
  );

  /** Returns derived values for fields that the user has not typed; `given` names those the user has typed. */
  const derive = useCallback(
    async (input: RuleInput & { given: ReadonlySet<string> }): Promise<Draft> => {
      if (!entity.derive) return {};
      const draft = draftOf(input, changesOf({ ...input, names: names.current }));
      const known = await contextOf(draft);
      if (!known) return {};
      const derived = entity.derive(draft, { ...known, incomingFields: input.given });
      return Object.fromEntries(
        Object.entries(derived).filter(
          ([name, value]) =>
            names.current.includes(name) &&
            !input.given.has(name) &&
            !input.locked.has(name) &&
            emptyToNull(value) !== null,
        ),
      );
    },
    [entity, contextOf],
  );
  return { validate, derive };
}

function checkRules(entity: Entity, draft: Draft, context: RuleContext): Problem[] {
  return entity.check?.({ ...draft, ...entity.derive?.(draft, context) }, context) ?? [];
}

/** Returns what would be sent: all entered values of a new record, else only what differs from the record. */
export function changesOf({
  values,
  record,
  locked,
  names,
}: RuleInput & { names: readonly string[] }): Record<string, unknown> {
  return changedFields(
    record,
    values,
    names.filter((name) => !locked.has(name)),
  );
}

/** Returns the resulting record as far as it is known: without masked values. */
function draftOf({ record, locked }: RuleInput, changes: Values): Draft {
  const known = Object.entries({ ...record, ...changes }).filter(([name]) => !locked.has(name));
  return Object.fromEntries(known);
}

function isAboutLocked(problem: Problem, locked: ReadonlySet<string>): boolean {
  return locked.has(problem.field.split('.')[0] ?? '');
}
