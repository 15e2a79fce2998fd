import { defineDemo } from '@console/demo/DemoModule';
import { fallAlarm } from '../entities/fallAlarm';
import { demoFallAlarm } from './demoFallAlarm';

/** Invented records. */
export default defineDemo({
  sizes: { small: { fallAlarm: 20 }, medium: { fallAlarm: 200 }, large: { fallAlarm: 2_000 } },
  tables: [{ entity: fallAlarm, count: (counts) => counts.fallAlarm, record: demoFallAlarm }],
});

declare module '@console/demo/demoSizes' {
  interface DemoCounts {
    fallAlarm: number;
  }
}
