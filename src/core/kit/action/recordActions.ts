import type { ComponentType } from 'react';
import type { AvailabilityContext, Entity, Transition } from '../../../../contract/defineEntity';
import type { HostAction } from '../../plugin-api';
import { transitionLabel } from '../entity/labels';
import type { KitRecord } from '../entity/recordTitle';

/** An action on records: a transition of the entity, or an action that a plugin contributes. */
export interface RecordAction {
  key: string;
  /** Message key. */
  label: string;
  tone: NonNullable<Transition['tone']>;
  icon?: ComponentType;
  /** Permission for the access check. */
  permission: { resource: string; action: string };
  /** Message key of the confirmation question. */
  confirm?: string;
  operation?: string;
  transition?: Transition;
  /** The plugin's own dialog. */
  render?: HostAction['render'];
}

/** What the administrator chose to do with records. */
export type ChosenAction = RecordAction | 'delete';

/**
 * Merges the transitions of an entity with the actions that plugins contribute for its resource. A contributed action
 * replaces the transition with the same operation, because its texts are more specific.
 */
export function recordActions({
  entity,
  resource,
  type,
  contributed,
  steps: supportedTransitions,
}: {
  entity: Entity;
  resource: string;
  type: 'record' | 'bulk';
  contributed: readonly HostAction[];
  /** The only transitions that the back end has, if it does not have all. */
  steps?: readonly string[];
}): RecordAction[] {
  const replacedOperations = new Set(contributed.map((action) => action.operation));
  const transitions = Object.entries(entity.transitions ?? {})
    .filter(([name]) => !replacedOperations.has(name) && (supportedTransitions?.includes(name) ?? true))
    .filter(([, transition]) => type === 'record' || transition.bulk)
    .map(([name, transition]) => fromTransition({ entity, resource, name, transition }));
  return [...transitions, ...contributed.map((action) => fromContribution({ entity, resource, action }))];
}

/** Returns whether the record's state allows the action for this viewer; actions without a transition always apply. */
export function isApplicable({
  entity,
  action,
  record,
  viewpoint,
}: {
  entity: Entity;
  action: RecordAction;
  record: KitRecord;
  viewpoint: AvailabilityContext;
}): boolean {
  const field = action.transition?.field ?? entity.state?.field;
  if (!action.transition || !field) return true;
  const { from, isAvailable } = action.transition;
  return from.includes(String(record[field])) && (isAvailable?.(record, viewpoint) ?? true);
}

/** Returns whether delete is offered. Only the server knows which other records refer to this one, and refuses then. */
export function isDeletable({ deletion }: Entity, record: KitRecord): boolean {
  return deletion.kind !== 'never' && (deletion.guard?.(record) ?? []).length === 0;
}

/** Returns whether a place that offers only some steps has this one. */
export function isActionShown({ operation }: RecordAction, operations: readonly string[] | undefined): boolean {
  return operations === undefined || (operation !== undefined && operations.includes(operation));
}

/** Returns the color of an action's button. */
export function toneColor({ tone }: Pick<RecordAction, 'tone'>): 'success' | 'error' | 'primary' {
  return tone === 'positive' ? 'success' : tone === 'danger' ? 'error' : 'primary';
}

function fromTransition({
  entity,
  resource,
  name,
  transition,
}: {
  entity: Entity;
  resource: string;
  name: string;
  transition: Transition;
}): RecordAction {
  return {
    key: name,
    label: transitionLabel(entity, name),
    tone: transition.tone ?? 'neutral',
    permission: { resource, action: name },
    operation: name,
    transition,
  };
}

function fromContribution({
  entity,
  resource,
  action,
}: {
  entity: Entity;
  resource: string;
  action: HostAction;
}): RecordAction {
  const transition = action.operation ? entity.transitions?.[action.operation] : undefined;
  return {
    key: action.key,
    label: action.label,
    tone: action.tone ?? transition?.tone ?? 'neutral',
    icon: action.icon,
    permission: action.permission ?? { resource, action: action.operation ?? 'list' },
    confirm: action.confirm,
    operation: action.operation,
    transition,
    render: action.render,
  };
}
