import type { TemplateGrants } from '../../system/server/public';

const own = [
  'selectOwnMarks.queueMark.*',
  'selectColleagues.queueMark.*',
  'snoozeEntry.queueMark.*',
  'handOverEntry.queueMark.*',
  'takeBackMark.queueMark.*',
];

/** Every post has a queue and may arrange it. */
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
