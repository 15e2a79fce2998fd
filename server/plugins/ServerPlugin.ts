import type { FastifyInstance } from 'fastify';
import type { Entity } from '../../contract/defineEntity';
import type { Migrations } from '../db/migrations/migrations';
import type { WireRecord } from '../db/rows/recordCodec';
import type { ExtraTable } from '../db/tables/extraTable';
import type { Job } from '../jobs/jobs';
import type { Context } from '../operations/context';
import type { EntityExtension } from '../operations/extension';
import type { DescribedCall } from './DescribedCall';
import type { PortImplementation, PortLookup } from './ports';

/**
 * Rows of a new database. They are inserted once; deleted rows do not come back. Several sections can seed one
 * entity.
 */
export interface Seeds {
  entity: string;
  /** The rows, or a function that makes them from the answers to ports. */
  rows: SeedRows | ((ask: PortLookup) => SeedRows);
  /** An upgrade updates these fields in rows that no user has edited. */
  updated?: UpdatedSeeds;
}

/** Fields of seeded rows that each version of the product updates. The value of one field identifies a row. */
export interface UpdatedSeeds {
  by: string;
  fields: readonly string[];
}

export type SeedRows = readonly Readonly<WireRecord>[];

/** Version of the server plugin API. */
export const SERVER_PLUGIN_API_VERSION = '2.0.0';

/** The manifest of a section's server module. Everything but the id is optional. */
export interface ServerPlugin {
  /** The section's name, equal to the name of its folder. */
  id: string;
  /**
   * Supported versions of the server plugin API, and of the plugin API that the browser module needs: `{ server: '^2.0.0',
   * console: '^2.0.0' }`. A server with another version refuses the plugin.
   */
  engines?: { server?: string; console?: string };
  /** Sections whose entities or server functions this one uses. Without them the server does not start. */
  requires?: readonly string[];
  entities?: readonly Entity[];
  /**
   * Version of the stored data; defaults to 1. Increase it when renaming or removing a field or an entity, and add
   * the migration of their values. A server does not start on data of a higher version.
   */
  schemaVersion?: number;
  /** Extensions of the generic operations, by entity, including entities of required sections. */
  extensions?: Readonly<Record<string, EntityExtension>>;
  /** Scheduled background jobs. */
  jobs?: readonly Job[];
  /** Tables that are not entities. */
  tables?: readonly ExtraTable[];
  /** Schema changes other than added columns and indexes, each named by day: `2026-11-22-split-names`. */
  migrations?: Migrations;
  /** Routes that are not operations, such as uploads of devices. */
  routes?: (app: FastifyInstance, context: Context) => Promise<void>;
  /** The descriptions of these routes in the API document. */
  describedCalls?: (provided: PortLookup) => readonly DescribedCall[];
  seeds?: readonly Seeds[];
  /** Answers to the ports of other sections. */
  provides?: readonly PortImplementation[];
  /** Its texts by file, as `import.meta.glob('../texts/{entities,problems}/*.json')` finds them. */
  texts?: Readonly<Record<string, () => Promise<unknown>>>;
}

/**
 * Types a section's server module without changing it.
 * @example export default defineServerPlugin({ id: 'meal', entities: [mealOrder], texts: import.meta.glob('../texts/{entities,problems}/*.json') });
 */
export const defineServerPlugin = (plugin: ServerPlugin): ServerPlugin => plugin;
