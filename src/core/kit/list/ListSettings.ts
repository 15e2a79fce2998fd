import { createContext, type ReactNode, useContext } from 'react';
import type { Entity } from '../../../../contract/defineEntity';
import type { KitRecord } from '../entity/representRecord';
import type { Column } from './columns';
import type { FilterCondition, FilterValues } from './filterValues';
import type { ShownColumns } from './useShownColumns';

/** A condition one click away. */
export interface QuickFilter<Name extends string = string> {
  /** Among those of the entity; one that a page brings has none. */
  name?: string;
  /** Message key. */
  label: string;
  filter: FilterValues<Name>;
  /** Shows how many there are: told by the answer of the list, else one small request each. */
  count?: boolean;
}

/** What the parts of a list know about their list besides its rows. */
export interface ListSettings {
  entity: Entity;
  /** Full name of the resource. */
  resource: string;
  /** Under which the administrator's choices for this list are kept. */
  key: string;
  columns: readonly Column[];
  defaultColumns: readonly string[];
  /** What is on screen of the columns. */
  shownColumns: ShownColumns;
  filters: readonly FilterCondition[];
  /** Special read of the entity that answers the list. */
  read?: string;
  quickFilters: readonly QuickFilter[];
  permanentFilter?: FilterValues;
  /** What "all" means: the conditions a first visit starts with. */
  defaultFilter: FilterValues;
  title: string;
  description?: string;
  top?: ReactNode;
  actions?: ReactNode;
  rowActions?: (record: KitRecord) => ReactNode;
  bulkActions?: (records: readonly KitRecord[]) => ReactNode;
  operations?: readonly string[];
  selectable: boolean;
  onCreate?: () => void;
  onEdit?: (record: KitRecord) => void;
  onOpen?: (record: KitRecord) => void;
  meta?: Readonly<Record<string, unknown>>;
}

export const ListSettingsContext = createContext<ListSettings | undefined>(undefined);

/** The settings of the list around a component. */
export function useListSettings(): ListSettings {
  const settings = useContext(ListSettingsContext);
  if (!settings) throw new Error('This part of a list works only inside an <EntityList>.');
  return settings;
}
