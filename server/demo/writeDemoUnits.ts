import { setImmediate } from 'node:timers/promises';
import type { Database } from '../db/database';
import { collectStatistics } from '../db/migrations/migrate';
import { bumpVersions } from '../db/tableVersions';
import type { DemoUnitSeries } from './DemoModule';
import type { DemoDictionaries, DemoPlan } from './demoPlan';
import { type DemoState, readDemoState, requireDemoState, STATE_MISSING, writeDemoState } from './demoState';
import type { DemoOptions } from './loadDemoData';
import { demo } from './sections';
import { storedPlan } from './storedPlan';

/** Writes all units. Returns `false` if it stopped early because of `days`. */
export async function writeAllUnits(
  database: Database,
  dictionaries: DemoDictionaries,
  options: DemoOptions,
): Promise<boolean> {
  const state = await readDemoState(database.read);
  if (!state) throw new Error(STATE_MISSING);
  const plan = storedPlan(state, dictionaries);
  if (isUsableBeforeComplete(state)) options.onUsable?.();
  for (const units of allUnits()) {
    if (!(await writeUnits({ database, plan, units, written: state.written[units.name] ?? 0, options }))) return false;
  }
  return true;
}

/**
 * Returns whether the console is usable while demo data is still being written: only health data is missing, and takes
 * minutes.
 */
export const isUsableBeforeComplete = ({ usable, size }: DemoState): boolean =>
  usable === true && allUnits().some(({ isLong }) => isLong(demo.sizes[size]));

const allUnits = (): DemoUnitSeries[] => demo.modules.flatMap(({ units }) => units ?? []);

interface UnitSeriesToWrite {
  database: Database;
  plan: DemoPlan;
  units: DemoUnitSeries;
  /** Units written earlier. */
  written: number;
  options: DemoOptions;
}

async function writeUnits({ database, plan, units, written, options }: UnitSeriesToWrite): Promise<boolean> {
  const count = units.count(plan.counts);
  let position = written;
  while (position < count) {
    // SQLite is synchronous: without a pause the process could not handle signals.
    await setImmediate();
    options.onProgress?.(position / count);
    if (options.days !== undefined && units.spanOf(plan.counts, position).newest >= options.days) return false;
    const writeUnit = await units.draw(database, plan, position);
    position = await database.write(async (transaction) => {
      const lockedState = await requireDemoState(transaction);
      const storedPosition = lockedState.written[units.name] ?? 0;
      // Another process may have written it first.
      if (storedPosition !== position) return storedPosition;
      const changed = await writeUnit({ transaction });
      const written = { ...lockedState.written, [units.name]: position + 1 };
      await writeDemoState(transaction, { ...lockedState, written, share: (position + 1) / count });
      await bumpVersions(transaction, changed);
      return position + 1;
    });
    if (units.spanOf(plan.counts, position - 1).isLast) await collectStatistics(database);
  }
  return true;
}
