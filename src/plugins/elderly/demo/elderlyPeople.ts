import { answerTo, type DemoPlan } from '../../../../server/demo/demoPlan';
import type { Draw } from '../../../../server/demo/draw';
import { definePort } from '../../../../server/plugin-api';
import type { Gender } from '../entities/gender';

/** Who a demo user is to others: the contact of an elder. */
export interface UserIdentity {
  name: string;
  gender: Gender;
  phone: string;
  relation: 'spouse' | 'child' | 'otherKin';
}

/** The accounts of those who have to do with elders: relatives and doctors. */
export interface DemoAccounts {
  userIdentity(plan: DemoPlan, userId: number): UserIdentity;
  /** The elder a user is a relative of. */
  elderOfUser(plan: DemoPlan, userId: number): number | undefined;
  /** The users who are relatives of an elder, by id. */
  usersOfElder(plan: DemoPlan, elderlyId: number): readonly number[];
  /** An approved doctor. */
  doctorOf(plan: DemoPlan, index: number): number;
}

interface CaregiverAsked {
  plan: DemoPlan;
  draw: Draw;
  /** Position of the district in the demo city. */
  district: number;
}

/** The section that keeps accounts answers. */
export const demoAccounts = definePort<DemoAccounts>('elderly.demoAccounts');

/** The section that keeps caregivers answers; none where nobody is found. */
export const demoCaregivers = definePort<(asked: CaregiverAsked) => number | null>('elderly.demoCaregivers');

export const userIdentity = (plan: DemoPlan, userId: number) => answerTo(plan, demoAccounts).userIdentity(plan, userId);
export const elderOfUser = (plan: DemoPlan, userId: number) => answerTo(plan, demoAccounts).elderOfUser(plan, userId);
export const usersOfElder = (plan: DemoPlan, elderlyId: number) =>
  answerTo(plan, demoAccounts).usersOfElder(plan, elderlyId);
export const doctorOf = (plan: DemoPlan, index: number) => answerTo(plan, demoAccounts).doctorOf(plan, index);
export const caregiverOf = (asked: CaregiverAsked) => answerTo(asked.plan, demoCaregivers)(asked);
