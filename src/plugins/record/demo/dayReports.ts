import type { RuleContext } from '../../../../contract/defineEntity';
import type { DemoEntity } from '../../../../server/demo/DemoHalf';
import type { DemoPlan } from '../../../../server/demo/demoPlan';
import { definePort, type WireRecord } from '../../../../server/plugin-api';
import type { DemoSignal } from './demoSignal';
import type { DemoWearer } from './demoWearer';

/** An invented report, and what its signals are drawn from when somebody looks at them. */
export interface DemoReport {
  record: WireRecord;
  signal: DemoSignal;
}

/** One kind of invented report, which is written with the day it is read off; ids begin with 1. */
export interface DayReports extends DemoEntity {
  /** Ids of the reports of a wearer. */
  idsOf(plan: DemoPlan, wearerId: number): number[];
  /** The day whose signals a report is read off. */
  dateOf(plan: DemoPlan, wearer: DemoWearer, id: number): string;
  draw(plan: DemoPlan, rules: RuleContext, id: number): DemoReport;
}

/** Reports that other sections read off the signals of days. */
export const dayReports = definePort<DayReports>('record.demoDayReports');
