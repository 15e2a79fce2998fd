import { sections } from '../sections';
import { collectDemo } from './collectDemo';
import type { DemoModule } from './DemoModule';

/** The demo modules of the sections that have one. */
const demoModules = import.meta.glob<{ default: DemoModule }>('../../src/plugins/*/demo/index.ts');

async function loadDemoModules(id: string): Promise<DemoModule[]> {
  const load = demoModules[`../../src/plugins/${id}/demo/index.ts`];
  return load ? [(await load()).default] : [];
}

/** The combined demo data of all sections. */
export const demo = collectDemo(
  (await Promise.all(sections.plugins.map(({ id }) => loadDemoModules(id)))).flat(),
  sections.entities,
);
