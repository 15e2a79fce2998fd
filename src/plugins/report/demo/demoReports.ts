import type { DayReports } from '../../record/demo';
import { ecg } from '../entities/ecg';
import { lorenz } from '../entities/lorenz';
import { sleep } from '../entities/sleep';
import { demoEcgReport, ecgReportDate, ecgReportIdsOf } from './demoEcgReport';
import { demoLorenz, lorenzDate, lorenzIdsOf } from './demoLorenz';
import { demoSleep, nightDate, nightsOf } from './demoSleep';

export const demoReports: readonly DayReports[] = [
  { entity: ecg, count: (counts) => counts.ecg, idsOf: ecgReportIdsOf, dateOf: ecgReportDate, draw: demoEcgReport },
  { entity: lorenz, count: (counts) => counts.lorenz, idsOf: lorenzIdsOf, dateOf: lorenzDate, draw: demoLorenz },
  { entity: sleep, count: (counts) => counts.sleep, idsOf: nightsOf, dateOf: nightDate, draw: demoSleep },
];
