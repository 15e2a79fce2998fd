import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  bloodPressurePair: 'Systolic and diastolic pressure belong together',
  bloodPressureOrder: 'Diastolic pressure must be below systolic',
  nextDateOrder: 'Must be later than this follow-up',
  visitFindingsMissing: 'A follow-up that reached somebody needs at least one score, health value or screening result',
  visitEvidenceMissing: 'A home visit needs a picture or a location',
  chronicValuesMissing: 'A chronic disease follow-up needs blood pressure or glucose',
  actionsForEvents: 'Say what was done about the accidents',
  referralRequired: 'A blood pressure from %{sys}/%{dia} on must be referred',
  secondContact: 'Plan a second contact within %{days} days',
  followUpOpen: 'It is still being followed up and cannot be deleted',
  frozenVisit: 'It is closed or cancelled and cannot be changed',
  elderDeceased: 'This elder has died; no follow-up can be planned',
  calendarTooLong: 'A calendar shows %{days} days at most',
  recordingRequired: 'The recording is missing',
  talkedWithNobody: 'A call that reached nobody has no talking time',
  talkLongerThanRecording: 'Cannot be longer than the recording of %{seconds} seconds',
  visitOfOther: 'That follow-up is about another elder',
  checkerSelf: 'Nobody checks their own calls',
  removalReasonRequired: 'Say why a finished record is deleted',
  okVisitFinished: 'Follow-up finished',
  okFollowUp: 'Handed on for follow-up',
  okVisitClosed: 'Closed',
  okVisitCancelled: 'Cancelled',
  okVisitsPlanned: '%{count} follow-ups planned',
  okPlaying: 'Playback logged',
};

export default texts;
