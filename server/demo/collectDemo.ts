import type { Entity } from '../../contract/defineEntity';
import { answersTo, type Port } from '../plugins/ports';
import type { DemoEntity, DemoHalf, DemoTable } from './DemoHalf';
import type { DemoCounts, DemoSize } from './demoSizes';

/** The demo halves of all sections, put together. */
export interface Demo {
  /** Those of required sections first. */
  halves: readonly DemoHalf[];
  sizes: Readonly<Record<DemoSize, DemoCounts>>;
  /** In the order in which they are written: what is referred to comes first. */
  tables: readonly DemoTable[];
  /** Entities whose records are written after all tables. */
  reserved: readonly DemoEntity[];
  provided: <T>(port: Port<T>) => readonly T[];
}

/** @param entities those of all sections, what is referred to first */
export function collectDemo(halves: readonly DemoHalf[], entities: readonly Entity[]): Demo {
  const inOrder = <T extends DemoEntity>(found: readonly T[]) =>
    found.toSorted((one, other) => entities.indexOf(one.entity) - entities.indexOf(other.entity));
  // Each section declares its part of the interface beside its sizes.
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
