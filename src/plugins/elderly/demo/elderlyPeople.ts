import { type DemoPlan, providedValue } from '../../../../server/demo/demoPlan';
import type { Draw } from '../../../../server/demo/draw';
import { definePort } from '../../../../server/plugin-api';
import type { Gender } from '../entities/identity/gender';

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

interface CaregiverQuery {
  plan: DemoPlan;
  draw: Draw;
  /** Index of the district in the demo city. */
  district: number;
}

/** Port that the account section implements. */
export const demoAccounts = definePort<DemoAccounts>('elderly.demoAccounts');

/** Port that the section of caregivers implements; returns null if there is no caregiver. */
export const demoCaregivers = definePort<(query: CaregiverQuery) => number | null>('elderly.demoCaregivers');

export const userIdentity = (plan: DemoPlan, userId: number) =>
  providedValue(plan, demoAccounts).userIdentity(plan, userId);
export const elderOfUser = (plan: DemoPlan, userId: number) =>
  providedValue(plan, demoAccounts).elderOfUser(plan, userId);
export const usersOfElder = (plan: DemoPlan, elderlyId: number) =>
  providedValue(plan, demoAccounts).usersOfElder(plan, elderlyId);
export const doctorOf = (plan: DemoPlan, index: number) => providedValue(plan, demoAccounts).doctorOf(plan, index);
export const caregiverOf = (query: CaregiverQuery) => providedValue(query.plan, demoCaregivers)(query);
