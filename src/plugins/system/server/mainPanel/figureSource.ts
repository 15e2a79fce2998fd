import type { Entity } from '../../../../../contract/defineEntity';
import type { ChartRow, FigureDeclaration, GroupedKey } from '../../../../../contract/figures';
import { definePort, type Queries, type RecordOf } from '../../../../../server/plugin-api';
import type { Statement, StatementResults, Tuple } from '../../../../../server/plugin-api/builtin';
import type { PanelPeriod } from './panelPeriod';

/** The fields of a type list entry that figures need. */
export interface TypeEntry {
  code: string;
  name: string;
  nameEn: string | null;
  nameJa: string | null;
  sort: number | null;
}

/** Entries of a type list by id. */
export type TypeList<T extends TypeEntry = TypeEntry> = ReadonlyMap<number, T>;

/** A request for a section to count its figures. */
export interface FigureQuery {
  /** Has the caller's data scope. Only compiles statements, which run together with those of other sections. */
  queries: Queries;
  period: PanelPeriod;
  typeList: <E extends Entity>(entity: E) => Promise<ReadonlyMap<number, RecordOf<E['name']>>>;
}

/** The counted figures of a section. */
export interface CountedFigures<K extends string = string> {
  /** null if the divisor is zero. */
  values: Readonly<Record<K, number | null>>;
  /** The values of the previous period, for figures that depend on the period. */
  before?: Readonly<Partial<Record<K, number | null>>>;
  /** Rows of its charts. */
  charts?: Readonly<Record<string, readonly ChartRow[]>>;
  /** Additional parts of the panel's response. */
  parts?: Readonly<Record<string, unknown>>;
}

/** Counts the figures of a section. */
export interface FigureCount<K extends string = string> {
  /** A fixed number of statements, each of which scans its records once and returns at most a few thousand groups. */
  statements: readonly Statement[];
  /** Computes figures from the results of the statements, in their order. */
  computeFigures(results: readonly (readonly Tuple[])[]): CountedFigures<K>;
}

/** Defines how a section counts; infers the type of each result from its statement. */
export function figureCount<const S extends readonly Statement[], K extends string>(
  statements: S,
  computeFigures: (results: StatementResults<S>) => CountedFigures<K>,
): FigureCount<K> {
  return { statements, computeFigures };
}

/** The figures of one section. */
export interface FigureSource<D extends FigureDeclaration = FigureDeclaration> {
  declaration: D;
  count: (figureQuery: FigureQuery) => Promise<FigureCount<GroupedKey<D>>>;
}

/** Port through which sections contribute figures to the data dashboard. */
export const figurePort = definePort<FigureSource>('system.figures');
