import { type DemoPlan, drawOf } from '../../../../server/demo/demoPlan';
import { elderlyProfile, elderlyService } from '../../elderly/demo';

/** Coprime to every number of elders, and different from the step used for families. */
const STEP = 6143;

let cached: { key: string; elders: readonly number[] } | undefined;

/** Returns the id of the elder behind a wearer, by position from 1. Picks elders in service from all over the list. */
export function elderOfWearer(plan: DemoPlan, wearer: number): number {
  const elder = wornElders(plan)[wearer - 1];
  if (elder === undefined) throw new RangeError(`there is no wearer ${wearer}`);
  return elder;
}

/**
 * Returns the ids of elders in service, in the order of wearers. Cached for the plan: whether an elder is in service is
 * known for each alone, but finding the thousandth one requires a scan.
 */
function wornElders(plan: DemoPlan): readonly number[] {
  const { seed, today, counts } = plan;
  const key = `${seed} ${today} ${counts.elderly} ${counts.deviceUser}`;
  if (cached?.key === key) return cached.elders;
  const elders: number[] = [];
  for (let step = 1; step <= counts.elderly && elders.length < counts.deviceUser; step += 1) {
    const id = ((step * STEP) % counts.elderly) + 1;
    if (isInService(plan, id)) elders.push(id);
  }
  cached = { key, elders };
  return elders;
}

function isInService(plan: DemoPlan, id: number): boolean {
  const draw = drawOf(plan, 'elderly', id);
  const profile = elderlyProfile(draw, plan.today);
  return elderlyService({ draw, profile, id, today: plan.today }).fields.status === 'active';
}
