import type { Entity } from '../../../../../contract/defineEntity';
import type { ChartRow, FigureDeclaration } from '../../../../../contract/figures';
import {
  definePort,
  type FoundBy,
  type Queries,
  type RecordOf,
  type Statement,
  type Tuple,
} from '../../../../../server/plugin-api';
import type { PanelPeriod } from './panelPeriod';

/** An entry of a type list, as far as figures go. */
export interface TypeEntry {
  code: string;
  name: string;
  nameEn: string | null;
  sort: number | null;
}

/** Entries of a type list by id. */
export type TypeList<T extends TypeEntry = TypeEntry> = ReadonlyMap<number, T>;

/** What the data dashboard asks a section to count. */
export interface FigureQuestion {
  /** Sees what the asker may see; for compiling statements only, which run together with those of other sections. */
  queries: Queries;
  period: PanelPeriod;
  typeList: <E extends Entity>(entity: E) => Promise<ReadonlyMap<number, RecordOf<E['name']>>>;
}

/** What a section counted. */
export interface CountedFigures<K extends string = string> {
  /** null where there is nothing to divide by. */
  values: Readonly<Record<K, number | null>>;
  /** The same of the period before, of those that a period has. */
  before?: Readonly<Partial<Record<K, number | null>>>;
  /** Rows of its charts. */
  charts?: Readonly<Record<string, readonly ChartRow[]>>;
  /** Further parts of the panel's answer. */
  parts?: Readonly<Record<string, unknown>>;
}

/** How a section counts. */
export interface FigureCount<K extends string = string> {
  /** A fixed number, each of which walks its records once and answers a few thousand groups at most. */
  statements: readonly Statement[];
  /** Makes figures of what the statements found, in their order. */
  figuresIn(found: readonly (readonly Tuple[])[]): CountedFigures<K>;
}

/** Says how a section counts: what a statement finds is typed by the statement. */
export function figureCount<const S extends readonly Statement[], K extends string>(
  statements: S,
  figuresIn: (found: FoundBy<S>) => CountedFigures<K>,
): FigureCount<K> {
  return { statements, figuresIn };
}

/** The figures of one section. */
export interface FigureSource<D extends FigureDeclaration = FigureDeclaration> {
  declaration: D;
  count: (question: FigureQuestion) => Promise<FigureCount<Extract<keyof D['figures'], string>>>;
}

/** Sections answer with what they count for the data dashboard. */
export const figurePort = definePort<FigureSource>('system.figures');
