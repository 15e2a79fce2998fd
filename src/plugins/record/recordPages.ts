import type { ComponentType } from 'react';
import type { Entity } from '../../../contract/defineEntity';
import { lazyEntity } from '../../../contract/lazyEntity';
import type { ResourceContribution } from '../../core/plugin-api';
import type { RecordKind } from '../device/entities/uploads/recordKinds';
import type { RecordDefinition } from './day/recordDefinition';

/** A module of the contract that defines a record kind. */
type KindModule<K extends RecordKind> = Record<K, Entity> & Record<`${K}Record`, RecordDefinition>;

interface KindPages<K extends RecordKind> {
  kind: K;
  /** Name of the pages. */
  name: string;
  icon: ComponentType;
  order: number;
  load: () => Promise<KindModule<K>>;
}

/** Returns the pages of a record kind: its list and its day view, which are the same for all kinds. */
export function recordPages<const K extends RecordKind>({
  kind,
  name,
  icon,
  order,
  load,
}: KindPages<K>): ResourceContribution {
  const definition = async () => (await load())[`${kind}Record` as const];
  return {
    name,
    entity: lazyEntity({ name: kind, section: 'record' }, load),
    label: `pages.${kind}`,
    icon,
    order,
    pages: ['list', 'show'],
    list: async () => {
      const [{ recordList }, found] = await Promise.all([import('./list/recordList'), definition()]);
      return { default: recordList(found) };
    },
    show: async () => {
      const [{ recordShow }, found] = await Promise.all([import('./list/recordShow'), definition()]);
      return { default: recordShow(found) };
    },
  };
}
