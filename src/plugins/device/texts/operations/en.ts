import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  raiseEvent: 'Raise an event',
  selectByDeviceUserId: 'Read by wearer',
  registerDevice: 'Register a device',
  rotateSecret: 'Change the upload key',
  selectUnassigned: 'List unassigned samples',
  relationEnd: 'Relation has ended',
};

export default texts;
