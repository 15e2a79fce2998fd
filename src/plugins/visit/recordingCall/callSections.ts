import type { FormSection } from '../../../core/kit';

/** The parts of a call's form and page. */
export const callSections = [
  {
    label: 'visit-manage.call.call',
    fields: [
      'direction',
      'disposition',
      'callTime',
      'talkSec',
      'ringSec',
      'callerNo',
      'calleeNo',
      'line',
      'elderlyId',
      'adminId',
      'purpose',
      'tags',
    ],
  },
  { label: 'visit-manage.call.content', fields: ['summary', 'transcript', 'remark'] },
] as const satisfies readonly FormSection[];

/** The recording stands first in the form: what else is asked depends on it. */
export const recordingSection = {
  label: 'visit-manage.call.recording',
  fields: ['recording'],
} as const satisfies FormSection;
