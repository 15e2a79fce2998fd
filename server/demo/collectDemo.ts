import type { Entity } from '../../contract/defineEntity';
import { answersTo, type Port } from '../plugins/ports';
import type { DemoEntity, DemoHalf, DemoTable } from './DemoHalf';
import type { DemoCounts, DemoSize } from './demoSizes';

/** The combined demo modules of all sections. */
export interface Demo {
  /** In dependency order: required sections first. */
  halves: readonly DemoHalf[];
  sizes: Readonly<Record<DemoSize, DemoCounts>>;
  /** In the order of writing: referenced entities first. */
  tables: readonly DemoTable[];
  /** Entities whose records are written after all tables. */
  reserved: readonly DemoEntity[];
  provided: <T>(port: Port<T>) => readonly T[];
}

/** @param entities of all sections, referenced ones first */
export function collectDemo(halves: readonly DemoHalf[], entities: readonly Entity[]): Demo {
  const inOrder = <T extends DemoEntity>(found: readonly T[]) =>
    found.toSorted((one, other) => entities.indexOf(one.entity) - entities.indexOf(other.entity));
  // Each section adds its part of the interface along with its sizes.
  const countsOf = (size: DemoSize): DemoCounts => Object.assign({}, ...halves.map(({ sizes }) => sizes?.[size]));
  const provides = halves.flatMap((half) => half.provides ?? []);
  return {
    halves,
    sizes: { small: countsOf('small'), medium: countsOf('medium'), large: countsOf('large') },
    tables: inOrder(halves.flatMap(({ tables = [] }) => tables)),
    reserved: inOrder(halves.flatMap(({ reserved = [] }) => reserved)),
    provided: (port) => answersTo(provides, port),
  };
}
