import type { TemplateGrants } from '../../system/server/public';

const queueGrants = [
  'selectOwnMarks.queueMark.*',
  'selectColleagues.queueMark.*',
  'snoozeEntry.queueMark.*',
  'handOverEntry.queueMark.*',
  'takeBackMark.queueMark.*',
];

/** Every post has a queue and may arrange it. */
export const homeGrants: TemplateGrants = {
  ops: queueGrants,
  dispatcher: queueGrants,
  auditor: queueGrants,
  visitor: queueGrants,
  health: queueGrants,
  device: queueGrants,
  readonly: queueGrants,
  intake: queueGrants,
  finance: queueGrants,
};
