import { momentOf } from '../../../../../contract/moment';
import type { Change } from '../../../../../server/plugin-api';
import type { ApplicationAction } from '../../entities/applicationStates';

/** What a change does to an application, by the call that asks for it. */
export function actionOf({ kind, call }: Pick<Change, 'kind' | 'call'>): ApplicationAction | undefined {
  if (kind === 'insert') return 'insert';
  return kind === 'transition' ? (call.operation as ApplicationAction) : undefined;
}

/** Whether a change gives an application to an attendant. */
export function isAssignment(change: Pick<Change, 'kind' | 'call'>): boolean {
  const action = actionOf(change);
  return action === 'assign' || action === 'reassign';
}

/** Whether a change moves the planned time, or sets it for the first time. */
export function isPlanned({ before, record }: Pick<Change<'serviceApplication'>, 'before' | 'record'>): boolean {
  return before?.planStart !== record.planStart || before?.planEnd !== record.planEnd;
}

/** Milliseconds since 1970 of a moment that is known to be one. */
export const instant = (moment: string) => momentOf(moment) ?? 0;
