import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  section: 'Devices',
  pages: {
    index: 'Devices home',
    device: 'Monitoring devices',
    deviceType: 'Device types',
    deviceUser: 'Device users',
    deviceUserHealthyType: 'Health types of device users',
    userDeviceUser: 'Users and device users',
    deviceBinding: 'History of use',
    deviceRefusal: 'Refused uploads',
    unassigned: 'Unassigned samples',
  },
};

export default texts;
