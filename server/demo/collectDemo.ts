import type { Entity } from '../../contract/defineEntity';
import { implementationsOf, type Port } from '../plugins/ports';
import type { DemoEntity, DemoModule, DemoTable } from './DemoModule';
import type { DemoCounts, DemoSize } from './demoSizes';

/** The combined demo modules of all sections. */
export interface Demo {
  /** In dependency order: required sections first. */
  modules: readonly DemoModule[];
  sizes: Readonly<Record<DemoSize, DemoCounts>>;
  /** In the order of writing: referenced entities first. */
  tables: readonly DemoTable[];
  /** Entities whose records are written after all tables. */
  reserved: readonly DemoEntity[];
  provided: <T>(port: Port<T>) => readonly T[];
}

/** @param entities of all sections, referenced ones first */
export function collectDemo(modules: readonly DemoModule[], entities: readonly Entity[]): Demo {
  const inEntityOrder = <T extends DemoEntity>(found: readonly T[]) =>
    found.toSorted((one, other) => entities.indexOf(one.entity) - entities.indexOf(other.entity));
  // Each section adds its part of the interface along with its sizes.
  const countsOf = (size: DemoSize): DemoCounts => Object.assign({}, ...modules.map(({ sizes }) => sizes?.[size]));
  const provides = modules.flatMap((demoModule) => demoModule.provides ?? []);
  return {
    modules,
    sizes: { small: countsOf('small'), medium: countsOf('medium'), large: countsOf('large') },
    tables: inEntityOrder(modules.flatMap(({ tables = [] }) => tables)),
    reserved: inEntityOrder(modules.flatMap(({ reserved = [] }) => reserved)),
    provided: (port) => implementationsOf(provides, port),
  };
}
