import { defineDemo } from '../../../../server/demo/DemoModule';
import { provide } from '../../../../server/plugin-api';
import { demoAccounts } from '../../elderly/demo';
import { doctor } from '../entities/doctor';
import { user } from '../entities/user';
import { vip } from '../entities/vip';
import { demoDoctor, doctorOf } from './demoDoctor';
import { demoUser, userIdentity } from './demoUser';
import { elderOfUser, usersOfElder } from './familyLinks';

/** Fictional users and doctors. */
export default defineDemo({
  sizes: {
    small: { user: 150, familyLink: 130, doctor: 8 },
    medium: { user: 12_000, familyLink: 11_000, doctor: 80 },
    large: { user: 230_000, familyLink: 215_000, doctor: 900 },
  },
  lists: [vip],
  tables: [
    { entity: doctor, count: (counts) => counts.doctor, record: demoDoctor },
    { entity: user, count: (counts) => counts.user, record: demoUser },
  ],
  provides: [
    provide(demoAccounts, {
      userIdentity,
      doctorOf,
      elderOfUser: ({ counts }, userId) => elderOfUser(userId, counts),
      usersOfElder: ({ counts }, elderlyId) => usersOfElder(elderlyId, counts),
    }),
  ],
});

declare module '../../../../server/demo/demoSizes' {
  interface DemoCounts {
    user: number;
    /** Number of links between users and elders. */
    familyLink: number;
    doctor: number;
  }
}
