import type { Transition } from '../../../contract/defineEntity';
import { integer } from '../../../contract/fields';
import { Rejection, rejection } from '../../call/failures';
import { fieldInput } from '../../call/input';
import { lockRows } from '../../db/rows/lockRows';
import type { Handler } from '../extension';
import { ruleContext } from '../ruleContext';
import { applyChange } from './applyChange';
import { type ChangeFrame, presentRecord, requireRecord, transact } from './transact';

const identity = {
  id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }),
  version: integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
};

/** Returns the handler of a call that moves a record to another state. The handler returns the record. */
export function transitionHandler(transition: Transition): Handler {
  const fields = { ...identity, ...transition.input };
  return async (call, context) => {
    const { id, version, ...input } = fieldInput(call, fields);
    const data = await transact(call, context, async (frame) => {
      await applyTransition({ frame, transition, id: Number(id), version, input });
      const queries = context.database.applyScope(frame.transaction);
      return presentRecord({ context, entity: call.entity, queries, id: Number(id) });
    });
    if (transition.done) return { data, message: transition.done };
    const operation = context.operationTitle(call.entity, call.operation, call.locale) ?? call.operation;
    return { data, message: 'okOperation', params: { operation } };
  };
}

/** A transition of one record. Only the form of its input has been checked. */
export interface TransitionRequest {
  frame: ChangeFrame;
  transition: Transition;
  id: number;
  version?: unknown;
  input: Record<string, unknown>;
}

/**
 * Carries out a transition in the caller's transaction. Locks the record, so that its transitions run one at a time.
 * @throws {Rejection} when the transition is refused
 */
export async function applyTransition({ frame, transition, id, version, input }: TransitionRequest): Promise<void> {
  const { entity, context, transaction, call, today, now } = frame;
  await lockRows(transaction, { table: entity.name, ids: [id], mode: 'update' });
  const before = await requireRecord({ queries: context.database.applyScope(transaction), entity, id });
  const field = transition.field ?? entity.state?.field ?? 'status';
  const state = String(before[field]);
  const isStale = typeof version === 'number' && version !== before.version;
  const isWrongState = !transition.from.includes(state);
  if (isStale || isWrongState) {
    const conflict = context.extensionOf(entity.name).describeConflict?.(before, call);
    if (conflict) throw new Rejection([conflict]);
    if (isStale) throw rejection('versionConflict');
    throw rejection('wrongState', { state: context.choiceLabel(entity.name, { field, value: state }, call.locale) });
  }
  const { entities, dictionaries } = context;
  const rules = await ruleContext({ queries: transaction, entity, entities, dictionaries, record: before, today });
  const problems = transition.guard?.(before, rules, input, now) ?? [];
  if (problems.length > 0) {
    const joinsProblems = problems.every(({ field }) => !Object.hasOwn(transition.input ?? {}, field));
    throw new Rejection(problems, { joinsProblems });
  }
  const { effect, to } = transition;
  const values = { ...effect?.(before, input, now), ...(to !== undefined && { [field]: to }) };
  await applyChange({ ...frame, kind: 'transition', before, values, inputs: input, incomingFields: new Set() });
}
