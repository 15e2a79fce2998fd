import type { RuleContext } from '../../../../contract/defineEntity';
import type { DemoEntity } from '../../../../server/demo/DemoModule';
import type { DemoPlan } from '../../../../server/demo/demoPlan';
import { definePort, type WireRecord } from '../../../../server/plugin-api';
import type { DemoSignal } from './demoSignal';
import type { DemoWearer } from './wearers/demoWearer';

/** A demo report, and the parameters from which its signals are generated on demand. */
export interface DemoReport {
  record: WireRecord;
  signal: DemoSignal;
}

/** A kind of demo report. It is written together with the day on which it is based; ids start at 1. */
export interface DayReports extends DemoEntity {
  /** Ids of the reports of a wearer. */
  idsOf(plan: DemoPlan, wearerId: number): number[];
  /** Returns the day whose signals a report is based on. */
  dateOf(plan: DemoPlan, wearer: DemoWearer, id: number): string;
  draw(plan: DemoPlan, rules: RuleContext, id: number): DemoReport;
}

/** Demo reports that other sections derive from the signals of a day. */
export const dayReports = definePort<DayReports>('record.demoDayReports');
