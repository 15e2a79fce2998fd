import type { RuleContext } from '../../../../contract/defineEntity';
import type { DemoPlan } from '../../../../server/demo/demoPlan';
import type { WireRecord } from '../../../../server/plugin-api';
import { demoDeviceUser } from '../../device/demo';
import { demoElderly } from '../../elderly/demo';
import type { DemoWearer } from './demoWearer';
import { measuredWearer } from './measuredWearer';

/** Whose signals they are: as reports write it down, and what the signals depend on. */
export interface WearerOfPlan {
  owner: Readonly<WireRecord>;
  wearer: DemoWearer;
}

/** A wearer has many days and reports, so they are remembered as long as the plan is. */
const known = new WeakMap<DemoPlan, Map<number, WearerOfPlan>>();

/** The wearer with an id. */
export function demoWearerOf(plan: DemoPlan, rules: RuleContext, id: number): WearerOfPlan {
  const wearers = known.get(plan) ?? new Map<number, WearerOfPlan>();
  known.set(plan, wearers);
  const found = wearers.get(id) ?? makeWearer(plan, rules, id);
  wearers.set(id, found);
  return found;
}

function makeWearer(plan: DemoPlan, rules: RuleContext, id: number): WearerOfPlan {
  const record = demoDeviceUser(plan, rules, id);
  const wearer = measuredWearer(plan, rules, record);
  const elder = demoElderly(plan, rules, Number(record.elderlyId));
  const owner = {
    elderlyId: elder.id,
    elderlyNo: elder.elderlyNo,
    elderlyName: elder.name,
    gender: record.gender,
  };
  return { owner, wearer };
}
