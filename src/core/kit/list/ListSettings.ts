import { createContext, type ReactNode, useContext } from 'react';
import type { Entity } from '../../../../contract/defineEntity';
import type { KitRecord } from '../entity/recordTitle';
import type { Column } from './columns/columns';
import type { ShownColumns } from './columns/useShownColumns';
import type { FilterCondition, FilterValues } from './filters/filterValues';

/** A condition that is one click away. */
export interface QuickFilter<Name extends string = string> {
  /** Name among the entity's quick filters; a page's own ones have none. */
  name?: string;
  /** Message key. */
  label: string;
  filter: FilterValues<Name>;
  /** Shows the number of matching records: from the list response, else with one small request each. */
  count?: boolean;
}

/** What the parts of a list know about it besides its rows. */
export interface ListSettings {
  entity: Entity;
  /** Full name of the resource. */
  resource: string;
  /** Storage key of the administrator's choices for this list. */
  key: string;
  columns: readonly Column[];
  defaultColumns: readonly string[];
  /** The visible columns. */
  shownColumns: ShownColumns;
  filters: readonly FilterCondition[];
  /** Special read of the entity that returns the rows. */
  read?: string;
  quickFilters: readonly QuickFilter[];
  permanentFilter?: FilterValues;
  /** Conditions of the "all" tab: those of the first visit. */
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

/** Returns the settings of the surrounding list. */
export function useListSettings(): ListSettings {
  const settings = useContext(ListSettingsContext);
  if (!settings) throw new Error('This part of a list works only inside an <EntityList>.');
  return settings;
}
