import { z } from 'zod';

/** Schema of the stored signal parameters of a demo wearer. */
export const demoWearerSchema = z.object({
  seed: z.number(),
  id: z.number(),
  gender: z.string(),
  age: z.number(),
  healthyType: z.string(),
  today: z.string(),
  nowSec: z.number(),
});
