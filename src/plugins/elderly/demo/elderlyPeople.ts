import { answerTo, type DemoPlan } from '../../../../server/demo/demoPlan';
import type { Draw } from '../../../../server/demo/draw';
import { definePort } from '../../../../server/plugin-api';
import type { Gender } from '../entities/gender';

/** A demo user as the contact of an elder. */
export interface UserIdentity {
  name: string;
  gender: Gender;
  phone: string;
  relation: 'spouse' | 'child' | 'otherKin';
}

/** The demo accounts of relatives and doctors. */
export interface DemoAccounts {
  userIdentity(plan: DemoPlan, userId: number): UserIdentity;
  /** Returns the elder to whom a user is related. */
  elderOfUser(plan: DemoPlan, userId: number): number | undefined;
  /** Returns the ids of the users who are relatives of an elder. */
  usersOfElder(plan: DemoPlan, elderlyId: number): readonly number[];
  /** Returns an approved doctor. */
  doctorOf(plan: DemoPlan, index: number): number;
}

interface CaregiverAsked {
  plan: DemoPlan;
  draw: Draw;
  /** Index of the district in the demo city. */
  district: number;
}

/** Port that the account section implements. */
export const demoAccounts = definePort<DemoAccounts>('elderly.demoAccounts');

/** Port that the section of caregivers implements; returns null if there is no caregiver. */
export const demoCaregivers = definePort<(asked: CaregiverAsked) => number | null>('elderly.demoCaregivers');

export const userIdentity = (plan: DemoPlan, userId: number) => answerTo(plan, demoAccounts).userIdentity(plan, userId);
export const elderOfUser = (plan: DemoPlan, userId: number) => answerTo(plan, demoAccounts).elderOfUser(plan, userId);
export const usersOfElder = (plan: DemoPlan, elderlyId: number) =>
  answerTo(plan, demoAccounts).usersOfElder(plan, elderlyId);
export const doctorOf = (plan: DemoPlan, index: number) => answerTo(plan, demoAccounts).doctorOf(plan, index);
export const caregiverOf = (asked: CaregiverAsked) => answerTo(asked.plan, demoCaregivers)(asked);
