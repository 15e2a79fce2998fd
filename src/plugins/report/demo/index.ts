import { defineDemo } from '../../../../server/demo/DemoModule';
import { provide } from '../../../../server/plugin-api';
import { dayReports } from '../../record/demo';
import { generatedReports } from '../server/generatedReports';
import { demoGeneratedReports } from './demoGeneratedReports';
import { demoReports } from './demoReports';

/** Demo reports. Those of a day derive from its signals and are written with its records. */
export default defineDemo({
  sizes: {
    small: { ecg: 60, lorenz: 20, sleep: 250 },
    medium: { ecg: 19_000, lorenz: 6_000, sleep: 40_000 },
    large: { ecg: 64_000, lorenz: 21_000, sleep: 132_000 },
  },
  reserved: demoReports,
  provides: [
    ...demoReports.map((reports) => provide(dayReports, reports)),
    provide(generatedReports, demoGeneratedReports),
  ],
});

declare module '../../../../server/demo/demoSizes' {
  interface DemoCounts {
    ecg: number;
    lorenz: number;
    sleep: number;
  }
}
