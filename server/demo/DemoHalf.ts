import type { Entity, RuleContext } from '../../contract/defineEntity';
import type { Database, DatabaseKind, WriteTransaction } from '../db/database';
import type { WireRecord } from '../db/recordCodec';
import type { FileStore } from '../files/FileStore';
import type { Provided } from '../plugins/ports';
import type { DemoPlan } from './demoPlan';
import type { DemoCounts, DemoSize } from './demoSizes';

/** An entity that gets invented records, and how many. */
export interface DemoEntity {
  entity: Entity;
  count(counts: DemoCounts): number;
}

/** One kind of demo record, and how the one at a position (from 1) looks. */
export interface DemoTable extends DemoEntity {
  record(plan: DemoPlan, rules: RuleContext, position: number): WireRecord;
}

export interface DemoWriting {
  transaction: WriteTransaction;
  kind: DatabaseKind;
}

/** Records that are written after all tables, one unit in a transaction. */
export interface DemoUnits {
  /** Under which the mark counts the units that are written; never changed, since a killed load goes on by it. */
  name: string;
  count(counts: DemoCounts): number;
  /** Whether they take minutes, so that the console is used meanwhile. */
  isLong(counts: DemoCounts): boolean;
  /** The newest day of a unit, in days before the present, and whether it is the last unit of its days. */
  spanOf(counts: DemoCounts, position: number): { newest: number; isLast: boolean };
  /**
   * Draws the unit at a position (from 0), before its transaction, so that nobody waits for the drawing.
   * @returns what writes it, and answers the tables that have changed
   */
  draw(
    database: Database,
    plan: DemoPlan,
    position: number,
  ): Promise<(writing: DemoWriting) => Promise<readonly string[]>>;
}

/** What a section's demo half says of itself. Everything is optional. */
export interface DemoHalf {
  /** How many of its records each size has; the section adds the same names to {@link DemoCounts}. */
  sizes?: Readonly<Record<DemoSize, Partial<DemoCounts>>>;
  /** What differs where there is no file store. */
  withoutFiles?: Partial<DemoCounts>;
  /** Its seeded entities, besides type lists, that demo data refers to. */
  lists?: readonly Entity[];
  tables?: readonly DemoTable[];
  /** Entities whose records are written with units; their ids are set aside before. */
  reserved?: readonly DemoEntity[];
  /** Puts the contents that its records name into the file store; again does no harm. */
  keepFiles?: (files: FileStore, counts: DemoCounts) => Promise<void>;
  /** Runs once, when all tables are filled and before the console is used. */
  complete?: (writing: DemoWriting, plan: DemoPlan) => Promise<void>;
  units?: DemoUnits;
  /** Answers to ports of the server, and of other demo halves. */
  provides?: readonly Provided[];
}

/**
 * Types a section's demo half without changing it.
 * @example export default defineDemo({ sizes: { small: { meal: 20 }, … }, tables: [{ entity: meal, count: ({ meal }) => meal, record: demoMeal }] });
 */
export const defineDemo = <K extends keyof DemoCounts = never>(
  half: DemoHalf & { sizes?: Readonly<Record<DemoSize, Pick<DemoCounts, K>>> },
): DemoHalf => half;
