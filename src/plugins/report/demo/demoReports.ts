import type { DayReports } from '../../record/demo';
import { ecg } from '../entities/ecg';
import { lorenz } from '../entities/lorenz';
import { sleep } from '../entities/sleep';
import { demoEcgReport, ecgReportDate, ecgReportsOf } from './demoEcgReport';
import { demoLorenz, lorenzDate, lorenzOf } from './demoLorenz';
import { demoSleep, nightDate, nightsOf } from './demoSleep';

export const demoReports: readonly DayReports[] = [
  { entity: ecg, count: (counts) => counts.ecg, idsOf: ecgReportsOf, dateOf: ecgReportDate, draw: demoEcgReport },
  { entity: lorenz, count: (counts) => counts.lorenz, idsOf: lorenzOf, dateOf: lorenzDate, draw: demoLorenz },
  { entity: sleep, count: (counts) => counts.sleep, idsOf: nightsOf, dateOf: nightDate, draw: demoSleep },
];
