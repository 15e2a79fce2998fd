import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  upload: 'Upload measurements',
  uploadPacket: 'Upload the content of a packet',
  selectByDeviceId: 'Read by device',
  selectByDeviceIdAndDate: 'Read by device and day',
  selectDayContext: 'Compare the days around',
  selectFormerDays: 'Read former versions of corrected days',
  selectPackets: 'View the index of packets',
  selectSamples: 'View the raw waveform',
  downloadPackets: 'Download the raw waveform',
  selectWard: 'Ward of alerts',
  correctReadings: 'Correct readings',
  deleteOldDays: 'Removed days past their time',
  deleteOldSamples: 'Removed samples past their time',
};

export default texts;
