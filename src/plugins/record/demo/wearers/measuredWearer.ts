import type { RuleContext } from '../../../../../contract/defineEntity';
import { addDays, DAY_MS, HOUR_MS, timeOfDay } from '../../../../../contract/moment';
import type { DemoPlan } from '../../../../../server/demo/demoPlan';
import type { WireRecord } from '../../../../../server/plugin-api';
import { ageOn } from '../../../elderly/entities/identity/age';
import type { DemoWearer } from './demoWearer';

/** Before this time of day, signals end with the previous day, so that the newest day is complete. */
const MORNING_MS = 10 * HOUR_MS;

/** Returns the signal parameters of a wearer. The wearer's records and reports derive from the same parameters. */
export function demoWearerFromRecord(plan: DemoPlan, rules: RuleContext, deviceUser: WireRecord): DemoWearer {
  const { id, gender, birthDate, deviceUserHealthyTypeId } = deviceUser;
  return {
    seed: plan.seed,
    id: Number(id),
    gender: String(gender),
    age: ageOn(String(birthDate), plan.today),
    healthyType: String(rules.lookup('deviceUserHealthyType', Number(deviceUserHealthyTypeId))?.code),
    ...signalsUntil(plan),
  };
}

/** Returns the day, and the second of it, up to which demo devices have data. */
export function signalsUntil({ today, now }: Pick<DemoPlan, 'today' | 'now'>): Pick<DemoWearer, 'today' | 'nowSec'> {
  const time = timeOfDay(now);
  return time < MORNING_MS
    ? { today: addDays(today, -1), nowSec: DAY_MS / 1_000 }
    : { today, nowSec: Math.floor(time / 1_000) };
}
