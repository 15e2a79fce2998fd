import { MINUTE_MS } from '../../../../contract/moment';
import { type Context, definePort, type Job } from '../../../../server/plugin-api';

/** Lets the devices of the demo data send; returns their number. */
export type DemoPulse = (context: Context, now: number) => Promise<number>;

/** Port through which demo data keeps its devices alive. */
export const demoPulsePort = definePort<DemoPulse>('record.demoPulse');

/** Scheduled job that lets demo devices send, if `DEMO_LIVE` is on and the database has demo data. */
export const demoPulseJobs: readonly Job[] = [
  {
    name: 'device.demoPulse',
    intervalMs: MINUTE_MS,
    run: async (context, now) => {
      if (!context.config.demoLive) return 0;
      const counts: number[] = [];
      for (const pulse of await context.ask(demoPulsePort)) counts.push(await pulse(context, now));
      return counts.reduce((sum, count) => sum + count, 0);
    },
  },
];
