import { z } from 'zod';
import { storedWearer } from '../storedWearer';

const schema = z.object({
  wearer: storedWearer,
  date: z.string(),
  /** Of a recording: where in the day it begins, and how long it is, in seconds. */
  fromSec: z.number().optional(),
  seconds: z.number().optional(),
});

/** What the signals of an invented report are drawn from when somebody looks at them. */
export type DemoSignal = z.infer<typeof schema>;

/** What a report keeps of its signals; nothing where they were measured. */
export function demoSignalOf(stored: unknown): DemoSignal | undefined {
  return stored === null || stored === undefined ? undefined : schema.parse(stored);
}
