import { z } from 'zod';

/** What the signals of an invented wearer depend on, as it is written down. */
export const storedWearer = z.object({
  seed: z.number(),
  id: z.number(),
  gender: z.string(),
  age: z.number(),
  healthyType: z.string(),
  today: z.string(),
  nowSec: z.number(),
});
