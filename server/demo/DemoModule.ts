import type { Entity, RuleContext } from '../../contract/defineEntity';
import type { Database, WriteTransaction } from '../db/database';
import type { WireRecord } from '../db/rows/recordCodec';
import type { FileStore } from '../files/FileStore';
import type { PortImplementation } from '../plugins/ports';
import type { DemoPlan } from './demoPlan';
import type { DemoCounts, DemoSize } from './demoSizes';

/** An entity with generated records, and their number. */
export interface DemoEntity {
  entity: Entity;
  count(counts: DemoCounts): number;
}

/** The generated records of one entity, by position (from 1). */
export interface DemoTable extends DemoEntity {
  record(plan: DemoPlan, rules: RuleContext, position: number): WireRecord;
}

export interface DemoWriteContext {
  transaction: WriteTransaction;
}

/** Records that are written after all tables, one unit per transaction. */
export interface DemoUnitSeries {
  /** Name under which the mark counts the written units. It must never change, since an interrupted load resumes by it. */
  name: string;
  count(counts: DemoCounts): number;
  /** Whether writing takes minutes, so that the console is already usable meanwhile. */
  isLong(counts: DemoCounts): boolean;
  /** Returns the newest day of a unit, in days before the present, and whether it is the last unit of its days. */
  spanOf(counts: DemoCounts, position: number): { newest: number; isLast: boolean };
  /**
   * Generates the unit at a position (from 0) before its transaction, so that the generation blocks no writer.
   * @returns a function that writes it and returns the names of the changed tables
   */
  draw(
    database: Database,
    plan: DemoPlan,
    position: number,
  ): Promise<(context: DemoWriteContext) => Promise<readonly string[]>>;
}

/** The demo module of a section. All properties are optional. */
export interface DemoModule {
  /** Number of its records per size; the section adds the same names to {@link DemoCounts}. */
  sizes?: Readonly<Record<DemoSize, Partial<DemoCounts>>>;
  /** Counts that differ if there is no file store. */
  withoutFiles?: Partial<DemoCounts>;
  /** Seeded entities, other than type lists, that the demo data refers to. */
  lists?: readonly Entity[];
  tables?: readonly DemoTable[];
  /** Entities whose records are written with units; their ids are reserved in advance. */
  reserved?: readonly DemoEntity[];
  /** Adds the contents that its records refer to to the file store; idempotent. */
  storeFiles?: (files: FileStore, counts: DemoCounts) => Promise<void>;
  /** Runs once, after all tables are filled and before the console is usable. */
  complete?: (context: DemoWriteContext, plan: DemoPlan) => Promise<void>;
  units?: DemoUnitSeries;
  /** Implementations of ports of the server and of other demo modules. */
  provides?: readonly PortImplementation[];
}

/**
 * Types the demo module of a section without changing it.
 * @example export default defineDemo({ sizes: { small: { meal: 20 }, … }, tables: [{ entity: meal, count: ({ meal }) =>
 * meal, record: demoMeal }] });
 */
export const defineDemo = <K extends keyof DemoCounts = never>(
  demoModule: DemoModule & { sizes?: Readonly<Record<DemoSize, Pick<DemoCounts, K>>> },
): DemoModule => demoModule;
