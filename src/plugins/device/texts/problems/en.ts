import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  reportKept: 'A report under review cannot be deleted; it can be declared invalid',
  packetsMissing: 'The contents of the packets of this time have not been uploaded',
  kindNotMeasured: 'Devices of this type do not measure this',
  badImei: 'The check digit of the IMEI is wrong',
  deviceBound: 'A device in use cannot be deleted; unbind it first',
  deviceTypeKept: 'The type of a device in use cannot change; unbind it first',
  deviceTypeTaken: 'The wearer already uses %{sn}, a device of this type',
  wearerNotActive: 'The wearer is paused or ended and gets no device',
  wearerHasDevices: '%{count} devices are still in use or lost; unbind or retire them first',
  restingHrTooHigh: 'Must be below %{max}, 20 under the greatest rate',
  elderDiffers: 'Differs from the record of the elder',
  thresholdTwice: 'There is one row for each measure',
  thresholdRange: 'Must lie between %{min} and %{max}',
  thresholdOrder: 'Must be above the threshold before it',
  thresholdMissing: 'Give at least one threshold',
  primaryMustOwn: 'Who decides has to be an owner',
  primaryTaken: 'The wearer already has somebody who decides',
  tooManyFollowers: 'At most %{max} users may follow a wearer',
  tooManyFollowed: 'A user may follow at most %{max} wearers',
  relationActive: 'Revoke the relation first',
  wearerEnded: 'Monitoring of the wearer has ended',
  bindingsKept: 'The history is kept by the system and cannot be changed',
  okRegistered: 'Registered',
  okSecretRotated: 'The key was replaced',
  okInRepair: 'Sent to repair',
  okRepaired: 'Back in stock',
  okLost: 'Reported lost',
  okFound: 'In use again',
  okEnded: 'Ended',
  okConfirmed: 'Confirmed',
  okRefused: 'Refused',
};

export default texts;
