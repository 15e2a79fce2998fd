import { parseIsoMoment } from '../../../../../contract/moment';
import type { Change } from '../../../../../server/plugin-api';
import type { ApplicationAction } from '../../entities/applications/applicationStates';

/** Returns the action of a change, derived from its call. */
export function actionOf({ kind, call }: Pick<Change, 'kind' | 'call'>): ApplicationAction | undefined {
  if (kind === 'insert') return 'insert';
  return kind === 'transition' ? (call.operation as ApplicationAction) : undefined;
}

/** Returns whether a change assigns an application. */
export function isAssignment(change: Pick<Change, 'kind' | 'call'>): boolean {
  const action = actionOf(change);
  return action === 'assign' || action === 'reassign';
}

/** Returns whether a change moves the planned time, or sets it for the first time. */
export function isReplanned({ before, record }: Pick<Change<'serviceApplication'>, 'before' | 'record'>): boolean {
  return before?.planStart !== record.planStart || before?.planEnd !== record.planEnd;
}

/** Returns the milliseconds since 1970 of a valid moment. */
export const toMillis = (moment: string) => parseIsoMoment(moment) ?? 0;
