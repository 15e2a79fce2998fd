import type { RuleContext } from '../../../../../contract/defineEntity';
import type { DemoPlan } from '../../../../../server/demo/demoPlan';
import type { WireRecord } from '../../../../../server/plugin-api';
import { demoDeviceUser } from '../../../device/demo';
import { demoElderly } from '../../../elderly/demo';
import type { DemoWearer } from './demoWearer';
import { demoWearerFromRecord } from './measuredWearer';

/** The wearer of a signal: as reports store the wearer, and as signals are generated. */
export interface WearerOfPlan {
  owner: Readonly<WireRecord>;
  wearer: DemoWearer;
}

/** Cached with the plan, because a wearer has many days and reports. */
const wearersByPlan = new WeakMap<DemoPlan, Map<number, WearerOfPlan>>();

/** Returns the wearer with an id. */
export function demoWearerOf(plan: DemoPlan, rules: RuleContext, id: number): WearerOfPlan {
  const wearers = wearersByPlan.get(plan) ?? new Map<number, WearerOfPlan>();
  wearersByPlan.set(plan, wearers);
  const found = wearers.get(id) ?? makeWearer(plan, rules, id);
  wearers.set(id, found);
  return found;
}

function makeWearer(plan: DemoPlan, rules: RuleContext, id: number): WearerOfPlan {
  const record = demoDeviceUser(plan, rules, id);
  const wearer = demoWearerFromRecord(plan, rules, record);
  const elder = demoElderly(plan, rules, Number(record.elderlyId));
  const owner = {
    elderlyId: elder.id,
    elderlyNo: elder.elderlyNo,
    elderlyName: elder.name,
    gender: record.gender,
  };
  return { owner, wearer };
}
