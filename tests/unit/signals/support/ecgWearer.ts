import type { Rhythm } from '../../../../src/plugins/device/demo/wearerFacts';
import { wearerFacts } from '../../../../src/plugins/device/demo/wearerFacts';
import type { DemoWearer } from '../../../../src/plugins/record/demo/wearers/demoWearer';

const SEED = 20_250_101;

/** Returns the first demo wearer from the thirtieth on with a rhythm and without planted findings. */
export function ecgWearer(rhythm: Rhythm = 'sinus'): DemoWearer {
  const has = (id: number) => wearerFacts({ seed: SEED, id, healthyType: 'normal' }).rhythm === rhythm;
  let id = 30;
  while (!has(id)) id += 1;
  return { seed: SEED, id, gender: '2', age: 72, healthyType: 'normal', today: '2025-06-30', nowSec: 36_000 };
}
