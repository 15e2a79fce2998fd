import type { TemplateGrants } from '../../system/server/public';

const own = [
  'selectOwnMarks.queueMark.*',
  'selectColleagues.queueMark.*',
  'snoozeEntry.queueMark.*',
  'handOverEntry.queueMark.*',
  'takeBackMark.queueMark.*',
];

/** Everybody has a queue, and arranges it. */
export const homeGrants: TemplateGrants = {
  ops: own,
  dispatcher: own,
  auditor: own,
  visitor: own,
  health: own,
  device: own,
  readonly: own,
  intake: own,
  finance: own,
};
