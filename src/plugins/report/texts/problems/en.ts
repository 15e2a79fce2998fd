import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  reportBeforePeriod: 'Must not be before the end of the measurement',
  rangeOrder: 'Does not fit the mean',
  stagesTooLong: 'The stages take longer than the time in bed',
  frozenReport: 'The report has been reviewed and cannot be changed',
  doctorNotPassed: 'This doctor has not been approved, or is disabled',
  waveformMissing: 'No recording was kept',
  notPublished: 'Only published reports can be printed',
  markOrder: 'Marks must stand in order: P onset, QRS onset, QRS end, T end, all within the averaged beat',
  noSuchBeat: 'There is no such beat',
  shapeUnknown: 'No other beats look like this one',
  correctionsFull: 'There are %{max} corrections already; no more can be made',
  nothingToUndo: 'There is no correction to undo',
  beatMissing: 'There is no averaged beat: too few beats were alike',
  alreadyReplaced: 'This report has a new version already; correct that one',
  okCorrected: 'New version made; it waits for review',
  okPrinted: 'The export was noted',
};

export default texts;
