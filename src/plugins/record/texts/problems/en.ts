import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  stretchTooLong: 'At most %{seconds} seconds at once',
  recordsFromDevices: 'Records of this kind come from devices; they cannot be entered or changed by hand',
  pulsePressureLow: 'The systolic pressure must be at least %{min} mmHg above the diastolic one',
  readingTwice: 'Two readings have the same time',
  deviceNotWorn: 'Nobody wore this device on that day',
  wearerAlertKept: 'Alerts are written by the system; they cannot be entered, changed or deleted',
  outcomeToExplain: 'Please say what happened',
  okReadingsStored: 'Readings saved',
  readingsOfSeveral: 'The readings are of several wearers; enter them apart',
  deviceEventKept: 'Events are reported by devices; they cannot be entered, changed or deleted',
  okAttended: 'Recorded that somebody is there',
  alreadyAttended: 'It is recorded already that somebody is there',
};

export default texts;
