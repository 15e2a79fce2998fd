import type { Database } from '../db/database';
import type { Provided } from '../plugins/ports';
import { readMark } from './demoMark';

/** Returns whether the demo data of this database is complete. */
export async function hasWholeDemo({ read }: Database): Promise<boolean> {
  return (await readMark(read))?.done === true;
}

/** Returns the progress of the demo data in percent while it is being written; otherwise `undefined`. */
export async function demoPercent({ read }: Database): Promise<number | undefined> {
  const mark = await readMark(read);
  return mark && !mark.done ? Math.floor(100 * (mark.share ?? 0)) : undefined;
}

/** Returns the demo data's implementations of server ports. Its code is loaded only if the database contains demo data. */
export async function answersOfDemo({ read }: Database): Promise<readonly Provided[]> {
  if (!(await readMark(read))) return [];
  const { demo } = await import('./sections');
  return demo.halves.flatMap(({ provides = [] }) => provides);
}
