import type {
  AvailabilityContext,
  Entity,
  EntityRecord,
  FieldName,
  InputOf,
  RuleContext,
  Transition,
} from './defineEntity';
import type { Fields, ValueOf } from './fields';
import type { Problem } from './problems';

/** The transitions of an entity, by the name of their operation. */
export type Transitions = Readonly<Record<string, Transition>>;

/** A record of an entity as rules see it; fields may be missing. */
export type DraftOf<E> = Readonly<Partial<EntityRecord<E>>>;

type FieldsOf<E> = E extends Entity<infer F> ? F : never;
/** The codes of a choice field. */
type Code<E, S> = S extends keyof FieldsOf<E> ? ValueOf<FieldsOf<E>[S]> : never;

/** A {@link Transition} whose names and values are those of the entity `E`, its state field `S` and its inputs `I`. */
export interface TransitionOf<E, S, I extends Fields, C extends Partial<EntityRecord<E>>>
  extends Omit<
    Transition,
    'field' | 'from' | 'to' | 'isAvailable' | 'availabilityFields' | 'input' | 'guard' | 'effect'
  > {
  field?: S;
  from: readonly Code<E, S>[];
  to?: Code<E, S>;
  isAvailable?: (record: DraftOf<E>, context: AvailabilityContext) => boolean;
  availabilityFields?: readonly FieldName<E>[];
  input?: I;
  guard?: (record: DraftOf<E>, context: RuleContext, input: InputOf<I>, now: number) => Problem[];
  /** Unknown fields have the type `never`, so that they do not compile. */
  effect?: (record: DraftOf<E>, input: InputOf<I>, now: number) => C & Record<Exclude<keyof C, FieldName<E>>, never>;
}

/**
 * Returns a function that declares transitions of the entity `E`. A state, field or input that does not exist does not
 * compile. `S` is the state field of the transitions that name no `field`.
 *
 * @example
 * const transition = defineTransition<typeof doctor>();
 * export const doctorTransitions: Transitions = {
 *   passDoctor: transition({ from: ['pending'], to: 'passed', tone: 'positive' }),
 * };
 */
export function defineTransition<E, S extends FieldName<E> = Extract<FieldName<E>, 'status'>>() {
  return <
    const I extends Fields = Record<never, never>,
    C extends Partial<EntityRecord<E>> = object,
    const T extends FieldName<E> = S,
  >(
    transition: TransitionOf<E, T, I, C>,
  ): Transition => untyped(transition);
}

/** Callers of a transition pass a record of its entity and parsed inputs, which its types require. */
function untyped<E, S, I extends Fields, C extends Partial<EntityRecord<E>>>(
  transition: TransitionOf<E, S, I, C>,
): Transition {
  return transition as unknown as Transition;
}
