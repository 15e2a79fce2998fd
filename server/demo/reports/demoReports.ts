import type { Entity, RuleContext } from '../../../contract/defineEntity';
import { ecg } from '../../../contract/report/ecg';
import { lorenz } from '../../../contract/report/lorenz';
import { sleep } from '../../../contract/report/sleep';
import type { WireRecord } from '../../db/recordCodec';
import type { DemoPlan } from '../demoPlan';
import type { DemoCounts } from '../demoSizes';
import type { DemoWearer } from '../signals/demoWearer';
import { demoEcgReport, ecgReportDate, ecgReportsOf } from './demoEcgReport';
import { demoLorenz, lorenzDate, lorenzOf } from './demoLorenz';
import { demoSleep, nightDate, nightsOf } from './demoSleep';

/** One kind of invented report; their ids begin with 1. */
export interface DemoReports {
  entity: Entity;
  count(counts: DemoCounts): number;
  /** Ids of the reports of a wearer. */
  idsOf(plan: DemoPlan, wearerId: number): number[];
  /** The day whose signals a report is read off. */
  dateOf(plan: DemoPlan, wearer: DemoWearer, id: number): string;
  record(plan: DemoPlan, rules: RuleContext, id: number): WireRecord;
}

export const demoReports: readonly DemoReports[] = [
  { entity: ecg, count: (counts) => counts.ecg, idsOf: ecgReportsOf, dateOf: ecgReportDate, record: demoEcgReport },
  { entity: lorenz, count: (counts) => counts.lorenz, idsOf: lorenzOf, dateOf: lorenzDate, record: demoLorenz },
  { entity: sleep, count: (counts) => counts.sleep, idsOf: nightsOf, dateOf: nightDate, record: demoSleep },
];
