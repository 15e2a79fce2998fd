import { defineDemo } from '../../../../server/demo/DemoModule';
import { elderly } from '../entities/elderly';
import { demoElderly } from './demoElderly';

export { demoElderly } from './demoElderly';
export { elderlyGender, elderlyHome, elderlyPerson } from './elderlyIdentity';
export {
  demoAccounts,
  demoCaregivers,
  doctorOf,
  elderOfUser,
  type UserIdentity,
  userIdentity,
  usersOfElder,
} from './elderlyPeople';
export { elderlyProfile } from './elderlyProfile';
export { elderlyService } from './elderlyService';
export { personOffsets, residentNumber } from './residentNumbers';

/** Fictional elders. */
export default defineDemo({
  sizes: {
    small: { elderly: 120 },
    medium: { elderly: 10_000 },
    large: { elderly: 200_000 },
  },
  tables: [{ entity: elderly, count: (counts) => counts.elderly, record: demoElderly }],
});

declare module '../../../../server/demo/demoSizes' {
  interface DemoCounts {
    elderly: number;
  }
}
