import type { Entity } from '../../contract/defineEntity';
import type { Fields } from '../../contract/fields';
import type { PackageKind } from '../../contract/package/definePackages';
import type { Filter } from '../../contract/query';
import type { Condition } from '../db/condition';
import type { Queries } from '../db/database';
import type { RecordOf, WireRecord } from '../db/recordCodec';
import type { Context } from '../operations/context';
import { definePort } from '../plugins/ports';
import type { PackageColumn } from './packageColumn';

/** A question with inputs of its own that a kind of packages asks instead of the filters of the list. */
export interface Screening {
  input: Fields;
  /**
   * Which records it finds, and what it tells of each.
   * @throws {Rejection} when the inputs do not fit together
   */
  understand: (asked: WireRecord, frame: ScreeningFrame) => ScreeningQuestion;
}

export interface ScreeningFrame {
  /** The current day, `YYYY-MM-DD`. */
  today: string;
  context: Context;
}

export interface ScreeningQuestion {
  filters: Filter[];
  conditions: Condition[];
  /** Adds what the screening tells of each record. */
  complete: (records: readonly RecordOf[], queries: Queries) => Promise<void>;
}

/** What one kind of packages is made of. */
export interface PackageSource {
  /** The packages. */
  packages: Entity;
  /** The records in them. */
  entity: Entity;
  /** Name of the tables, and beginning of the archive's name. */
  table: string;
  /** The field that names a record's folder of pictures. */
  number: string;
  columns: (kind: PackageKind) => readonly PackageColumn[];
  /** Fields that hold pictures, and what their files are called. */
  images: Readonly<Record<string, string>>;
  /** Adds what columns need of other tables. */
  complete?: (records: readonly RecordOf[], queries: Queries) => Promise<void>;
  screenings?: Readonly<Partial<Record<PackageKind, Screening>>>;
}

/** Sections answer with what they make packages of. */
export const packagePort = definePort<PackageSource>('packages');
