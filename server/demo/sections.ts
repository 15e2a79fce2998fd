import { sections } from '../sections';
import { collectDemo } from './collectDemo';
import type { DemoHalf } from './DemoHalf';

/** The demo modules of the sections that have one. */
const found = import.meta.glob<{ default: DemoHalf }>('../../src/plugins/*/demo/index.ts');

async function halfOf(id: string): Promise<DemoHalf[]> {
  const read = found[`../../src/plugins/${id}/demo/index.ts`];
  return read ? [(await read()).default] : [];
}

/** The combined demo data of all sections. */
export const demo = collectDemo(
  (await Promise.all(sections.plugins.map(({ id }) => halfOf(id)))).flat(),
  sections.entities,
);
