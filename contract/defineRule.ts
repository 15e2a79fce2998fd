import type { Draft } from './defineEntity';
import type { DraftOf } from './defineTransition';

/** A rule as an entity's definition takes it: a function of a record and of what else the rule needs. */
export type Rule<Rest extends readonly unknown[], Result> = (record: Draft, ...rest: Rest) => Result;

/**
 * Returns a function that declares rules of the entity `E` (`check`, `derive`, guards), which receive its fields with their
 * types. A field that does not exist does not compile. Declare the type of the constant, since the type of the entity depends on it.
 *
 * @example
 * const rule = defineRule<typeof doctor>();
 * export const checkDoctor: Rule<[RuleContext], Problem[]> = rule(({ licenseExpiry }, { today }: RuleContext) =>
 *   licenseExpiry && licenseExpiry < today ? [{ field: 'licenseExpiry', code: 'expired' }] : [],
 * );
 */
export function defineRule<E>() {
  return <Rest extends readonly unknown[], Result>(
    rule: (record: DraftOf<E>, ...rest: Rest) => Result,
  ): Rule<Rest, Result> => untyped(rule);
}

/** Callers of a rule pass a record of its entity, whose fields validation has checked. */
function untyped<E, Rest extends readonly unknown[], Result>(
  rule: (record: DraftOf<E>, ...rest: Rest) => Result,
): Rule<Rest, Result> {
  return rule as unknown as Rule<Rest, Result>;
}
