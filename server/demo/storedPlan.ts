import type { DemoDictionaries, DemoPlan } from './demoPlan';
import { type DemoState, demoNow } from './demoState';
import { demo } from './sections';

/** Returns the plan of the demo data that a database has, or is being filled with. */
export function storedPlan(state: DemoState, dictionaries: DemoDictionaries): DemoPlan {
  const counts = demo.sizes[state.size];
  return {
    ...state,
    now: demoNow(state),
    counts: state.recordings
      ? counts
      : Object.assign({}, counts, ...demo.modules.map(({ withoutFiles }) => withoutFiles)),
    dictionaries,
    provided: demo.provided,
  };
}
