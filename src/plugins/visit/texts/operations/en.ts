import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  selectDueVisits: 'Follow-ups to plan',
  selectVisitCalendar: 'Calendar of follow-ups',
  planVisits: 'Plan follow-ups by level',
  playRecording: 'Listen to the recording',
  searchTranscripts: 'Search transcripts',
  missVisit: 'Missed: nobody followed up',
  forgetRecording: 'Removed a recording past its time',
};

export default texts;
