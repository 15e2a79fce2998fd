import { defineDemo } from '../../../../server/demo/DemoModule';
import { provide } from '../../../../server/plugin-api';
import { demoCaregivers } from '../../elderly/demo';
import { serviceApplication } from '../entities/applications/serviceApplication';
import { attendant } from '../entities/attendants/attendant';
import { userAddress } from '../entities/places/userAddress';
import { demoMapPort } from '../server/map/demoMapPort';
import { completeVisits } from './completeVisits';
import { caregiverOf, demoAttendant } from './demoAttendant';
import { demoServiceApplication } from './demoServiceApplication';
import { demoUserAddress, userAddressCount } from './demoUserAddress';

const { './demoCity.geojson': demoCity = '' } = import.meta.glob<string>('./demoCity.geojson', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Fictional caregivers, addresses and visits. */
export default defineDemo({
  sizes: {
    small: { attendant: 24, serviceApplication: 900, visitDays: 30 },
    medium: { attendant: 600, serviceApplication: 216_000, visitDays: 90 },
    large: { attendant: 12_000, serviceApplication: 216_000, visitDays: 30 },
  },
  tables: [
    { entity: attendant, count: (counts) => counts.attendant, record: demoAttendant },
    { entity: userAddress, count: userAddressCount, record: demoUserAddress },
    { entity: serviceApplication, count: (counts) => counts.serviceApplication, record: demoServiceApplication },
  ],
  complete: completeVisits,
  provides: [provide(demoCaregivers, caregiverOf), provide(demoMapPort, () => demoCity)],
});

declare module '../../../../server/demo/demoSizes' {
  interface DemoCounts {
    attendant: number;
    serviceApplication: number;
    /** Number of days across which the applications are distributed. */
    visitDays: number;
  }
}
