import type { Entity } from '../../../../../contract/defineEntity';
import type { ChartRow, FigureDeclaration } from '../../../../../contract/figures';
import {
  definePort,
  type Queries,
  type Statement,
  type Tuple,
  type WireRecord,
} from '../../../../../server/plugin-api';
import type { PanelPeriod } from './panelPeriod';

/** Entries of a type list by id. */
export type TypeList = ReadonlyMap<number, WireRecord>;

/** What the data dashboard asks a section to count. */
export interface FigureQuestion {
  /** Sees what the asker may see; for compiling statements only, which run together with those of other sections. */
  queries: Queries;
  period: PanelPeriod;
  typeList: (entity: Entity) => Promise<TypeList>;
}

/** What a section counted. */
export interface CountedFigures<K extends string = string> {
  /** null where there is nothing to divide by. */
  values: Readonly<Record<K, number | null>>;
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
  figuresIn: (found: readonly (readonly Tuple[])[]) => CountedFigures<K>;
}

/** The figures of one section. */
export interface FigureSource<D extends FigureDeclaration = FigureDeclaration> {
  declaration: D;
  count: (question: FigureQuestion) => Promise<FigureCount<Extract<keyof D['figures'], string>>>;
}

/** Sections answer with what they count for the data dashboard. */
export const figurePort = definePort<FigureSource>('system.figures');
