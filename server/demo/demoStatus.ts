import type { Database } from '../db/database';
import type { PortImplementation } from '../plugins/ports';
import { readDemoState } from './demoState';

/** Returns whether the demo data of this database is complete. */
export async function isDemoComplete({ read }: Database): Promise<boolean> {
  return (await readDemoState(read))?.done === true;
}

/** Returns the progress of the demo data in percent while it is being written; otherwise `undefined`. */
export async function demoPercent({ read }: Database): Promise<number | undefined> {
  const state = await readDemoState(read);
  return state && !state.done ? Math.floor(100 * (state.share ?? 0)) : undefined;
}

/** Returns the demo data's implementations of server ports. Its code is loaded only if the database contains demo data. */
export async function demoProvidedValues({ read }: Database): Promise<readonly PortImplementation[]> {
  if (!(await readDemoState(read))) return [];
  const { demo } = await import('./sections');
  return demo.modules.flatMap(({ provides = [] }) => provides);
}
