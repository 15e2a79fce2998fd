import type { RuleContext } from '../../../../contract/defineEntity';
import { addDays, DAY_MS, HOUR_MS, timeOfDay } from '../../../../contract/moment';
import type { DemoPlan } from '../../../../server/demo/demoPlan';
import type { WireRecord } from '../../../../server/plugin-api';
import { ageOn } from '../../elderly/entities/age';
import type { DemoWearer } from './demoWearer';

/** Before this time of a day the signals end with the day before, so that there is a day with everything in it. */
const MORNING_MS = 10 * HOUR_MS;

/** What the signals of a wearer depend on; records and reports of one wearer are drawn from the same. */
export function measuredWearer(plan: DemoPlan, rules: RuleContext, deviceUser: WireRecord): DemoWearer {
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

/** The day and the second of it up to which demo devices have measured. */
export function signalsUntil({ today, now }: Pick<DemoPlan, 'today' | 'now'>): Pick<DemoWearer, 'today' | 'nowSec'> {
  const time = timeOfDay(now);
  return time < MORNING_MS
    ? { today: addDays(today, -1), nowSec: DAY_MS / 1_000 }
    : { today, nowSec: Math.floor(time / 1_000) };
}
