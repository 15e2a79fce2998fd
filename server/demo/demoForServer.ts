import type { Database } from '../db/database';
import type { Provided } from '../plugins/ports';
import { readMark } from './demoMark';

/** Whether all demo data has been written that was begun in this database. */
export async function hasWholeDemo({ read }: Database): Promise<boolean> {
  return (await readMark(read))?.done === true;
}

/** Per cent of the demo data that is there while it is being written; `undefined` where there is none, or all. */
export async function demoPercent({ read }: Database): Promise<number | undefined> {
  const mark = await readMark(read);
  return mark && !mark.done ? Math.floor(100 * (mark.share ?? 0)) : undefined;
}

/** What demo data answers to ports of the server. Its code is loaded only where the database holds demo data. */
export async function answersOfDemo({ read }: Database): Promise<readonly Provided[]> {
  if (!(await readMark(read))) return [];
  const { demo } = await import('./sections');
  return demo.halves.flatMap(({ provides = [] }) => provides);
}
