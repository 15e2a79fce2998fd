import type { FastifyInstance } from 'fastify';
import type { Entity } from '../../contract/defineEntity';
import type { ExtraTable } from '../db/extraTable';
import type { Migrations } from '../db/migrations';
import type { WireRecord } from '../db/recordCodec';
import type { Job } from '../jobs/jobs';
import type { Context } from '../operations/context';
import type { EntityExtension } from '../operations/extension';
import type { DescribedCall } from './DescribedCall';
import type { AskPort, Provided } from './ports';

/**
 * Rows that a new database starts with. They are written once: whoever deletes them later does not get them back. Several
 * sections may bring rows of one entity.
 */
export interface Seeds {
  entity: string;
  /** The rows, or what makes them of the answers to ports. */
  rows: SeedRows | ((ask: AskPort) => SeedRows);
  /** Makes an upgrade write these fields anew in rows that nobody has changed by hand. */
  renewed?: RenewedSeeds;
}

/** Which fields of rows follow the product from version to version; a row is known by the value of one field. */
export interface RenewedSeeds {
  by: string;
  fields: readonly string[];
}

export type SeedRows = readonly Readonly<WireRecord>[];

/** Version of the server plugin API. */
export const SERVER_PLUGIN_API_VERSION = '1.1.0';

/** What a section's server half says of itself. Everything but the id is optional. */
export interface ServerPlugin {
  /** The section's name, which is also that of its folder. */
  id: string;
  /** The versions of the server plugin API it is written for: `{ server: '^1.0.0' }`. Others refuse it. */
  engines?: { server: string };
  /** Sections whose entities or server functions this one uses; without them the server does not start. */
  requires?: readonly string[];
  entities?: readonly Entity[];
  /**
   * Raised by each version that renames or drops a field or an entity, together with the migration of their values. Defaults to 1.
   * A version does not start over data of a higher one.
   */
  schemaVersion?: number;
  /** What it adds to the generic operations of entities, by entity; those of required sections included. */
  extensions?: Readonly<Record<string, EntityExtension>>;
  /** What the server does by itself from time to time. */
  jobs?: readonly Job[];
  /** Tables that are no entities. */
  tables?: readonly ExtraTable[];
  /** Changes of its tables that added columns and indexes cannot express, each named by day: `2026-11-22-split-names`. */
  migrations?: Migrations;
  /** Routes beside those of operations (uploads of devices). */
  routes?: (app: FastifyInstance, context: Context) => Promise<void>;
  /** What the API document says of these routes. */
  describedCalls?: (provided: AskPort) => readonly DescribedCall[];
  seeds?: readonly Seeds[];
  /** Answers to the ports of other sections. */
  provides?: readonly Provided[];
  /** Its texts by file, as `import.meta.glob('../texts/{entities,problems}/*.ts')` finds them. */
  texts?: Readonly<Record<string, () => Promise<unknown>>>;
}

/**
 * Types a section's server half without changing it.
 * @example export default defineServerPlugin({ id: 'meal', entities: [mealOrder], texts: import.meta.glob('../texts/{entities,problems}/*.ts') });
 */
export const defineServerPlugin = (plugin: ServerPlugin): ServerPlugin => plugin;
