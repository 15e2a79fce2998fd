import type { DemoPlan } from '../../../../../server/demo/demoPlan';
import type { DemoSize } from '../../../../../server/demo/demoSizes';
import { DEMO_SEED } from '../../../../../server/demo/draw';
import { demo } from '../../../../../server/demo/sections';
import { dictionarySeeds, permissionTemplateSeeds } from '../../../../support/sections';

/** Returns a plan over the seeded type lists, whose entries get the ids 1, 2, 3 … */
export function demoPlanFor(size: DemoSize, changes: Partial<DemoPlan> = {}): DemoPlan {
  const lists = { ...dictionarySeeds, permissionTemplate: permissionTemplateSeeds };
  return {
    seed: DEMO_SEED,
    today: '2026-02-28',
    now: Date.parse(`${changes.today ?? '2026-02-28'}T10:00:00+08:00`),
    counts: demo.sizes[size],
    firstAdminId: 2,
    dictionaries: new Map(
      Object.entries(lists).map(([name, rows]) => [name, rows.map((row, index) => ({ id: index + 1, ...row }))]),
    ),
    provided: demo.provided,
    ...changes,
  };
}
