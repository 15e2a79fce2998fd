import { sections } from '../sections';
import { collectDemo } from './collectDemo';
import type { DemoHalf } from './DemoHalf';

/** The demo halves of the sections that have one. */
const found = import.meta.glob<{ default: DemoHalf }>('../../src/plugins/*/demo/index.ts');

async function halfOf(id: string): Promise<DemoHalf[]> {
  const read = found[`../../src/plugins/${id}/demo/index.ts`];
  return read ? [(await read()).default] : [];
}

/** All that the sections bring to the demo data. */
export const demo = collectDemo(
  (await Promise.all(sections.plugins.map(({ id }) => halfOf(id)))).flat(),
  sections.entities,
);
