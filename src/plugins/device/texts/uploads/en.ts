import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  uploadBadHeaders: 'The headers must name serial number, time, nonce and signature',
  uploadBadClock: 'The clock of the device is off by more than five minutes',
  uploadNotAuthentic: 'The device is not registered, or the signature is wrong',
  uploadReplayed: 'This upload has been received already',
  uploadDeviceLost: 'The device has been reported lost',
  uploadDeviceRetired: 'The device has been retired',
  uploadBadBody: 'The body is not of the expected type or form',
  uploadPacketUnknown: 'The index of the day names no such packet; upload the index first',
  uploadPacketDiffers: 'The content is not the one the index names',
  packetNotAsIndexed: 'Differs from the index',
  packetLength: 'Does not fit the sampling rate and duration',
  uploadPacketsMissing: 'Packets are missing; upload them first',
  uploadNoWearer: 'Nobody wore the device at that time',
  uploadReportKept: 'There is a longer or reviewed report with the same beginning',
  recordingRates: 'The sampling rate must be the same throughout, %{rates} Hz',
  recordingOverlap: 'Packet %{seq} overlaps the one before',
  recordingPace:
    'Packets come as those of %{shown} samples a second do, not of %{hz}: the sampling rate is wrong, or samples are missing',
  recordingGaps: '%{lost}% is missing, more than %{max}%',
  recordingLength: 'Must last %{min} seconds to %{hours} hours',
  recordingNextDay: 'May end on the same day or the next one',
  dayTwice: 'Each day may be there once',
  dayEmpty: 'There is no data',
  dayTooOld: 'Only the last %{days} days are accepted',
  samplesRemoved: 'The samples of this day have been removed; it can no longer be changed',
  intervalNotAllowed: 'The interval must be %{intervals} s',
  gridOff: 'Must lie on a step of %{interval} s',
  gridOutside: 'Reaches beyond the day',
  countMismatch: 'There should be %{count} values, not %{given}',
  eventTooOld: 'Events of more than %{hours} hours ago are not accepted',
};
export default texts;
