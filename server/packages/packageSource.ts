import type { Entity } from '../../contract/defineEntity';
import type { Fields } from '../../contract/fields';
import type { PackageKind } from '../../contract/package/definePackages';
import type { Filter } from '../../contract/query/query';
import type { Queries } from '../db/database';
import type { RecordOf, WireRecord } from '../db/rows/recordCodec';
import type { Condition } from '../db/scope/condition';
import type { Context } from '../operations/context';
import { definePort } from '../plugins/ports';
import type { PackageColumn } from './packageColumn';

/** A query with its own inputs, which one kind of package uses instead of the filters of the list. */
export interface Screening {
  input: Fields;
  /**
   * Returns the condition of the screening and what it adds to each record.
   * @throws {Rejection} when the inputs do not fit together
   */
  resolve: (input: WireRecord, context: ScreeningContext) => ScreeningQuery;
}

export interface ScreeningContext {
  /** The current day, `YYYY-MM-DD`. */
  today: string;
  context: Context;
}

export interface ScreeningQuery {
  filters: Filter[];
  conditions: Condition[];
  /** Adds the screening's results to each record. */
  complete: (records: readonly RecordOf[], queries: Queries) => Promise<void>;
}

/** The definition of the packages of one entity. */
export interface PackageSource {
  /** The entity of the packages. */
  packages: Entity;
  /** The entity of the packaged records. */
  entity: Entity;
  /** Name of the tables, and prefix of the archive's name. */
  table: string;
  /** The field that names the folder of a record's pictures. */
  number: string;
  columns: (kind: PackageKind) => readonly PackageColumn[];
  /** Fields that hold pictures, and the names of their files. */
  images: Readonly<Record<string, string>>;
  /** Adds the values of other tables that columns need. */
  complete?: (records: readonly RecordOf[], queries: Queries) => Promise<void>;
  screenings?: Readonly<Partial<Record<PackageKind, Screening>>>;
}

/** Sections provide the definitions of their packages. */
export const packagePort = definePort<PackageSource>('packages');
