import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Entity } from '../../../contract/defineEntity';
import type {
  ActionContribution,
  ActionProps,
  FigureContribution,
  PermissionRef,
  QueueSource,
  SearchActionContribution,
  SlotProps,
} from './types';

/** An action contributed to a resource, ready to be shown: full names and full message keys. */
export interface HostAction {
  /** `<plugin>/action/<id>`. */
  key: string;
  plugin: string;
  type: ActionContribution['type'];
  label: string;
  icon?: ComponentType;
  tone?: ActionContribution['tone'];
  confirm?: string;
  operation?: string;
  /** Renders its own dialog, inside an error boundary; absent when it is a plain call. */
  render?: (props: ActionProps) => ReactNode;
  permission?: PermissionRef;
}

/** A widget contributed to a slot, ready to be rendered inside its own error boundary. */
export interface HostWidget {
  /** `<plugin>/widget/<id>`. */
  key: string;
  plugin: string;
  size: 1 | 2 | 3 | 4;
  label?: string;
  render: (props: SlotProps) => ReactNode;
  permission?: PermissionRef;
}

/** What can be done with a record that was found. */
export interface HostSearchAction {
  key: string;
  label: string;
  icon: ComponentType;
  to: SearchActionContribution['to'];
  permission?: PermissionRef;
}

/** A kind of records that the console's search finds. */
export interface HostSearch {
  /** Full name of the resource. */
  resource: string;
  entity: string;
  /** Message key of its title. */
  label: string;
  /** What tells a record from others beside its name. */
  fields: readonly string[];
  hasShow: boolean;
  hasEdit: boolean;
  actions: readonly HostSearchAction[];
}

/** What a plugin shows on the data dashboard. */
export interface HostFigures extends FigureContribution {
  plugin: string;
}

/** What waits in a section, with the resource of its entity. */
export interface HostQueueSource extends QueueSource {
  /** `<plugin>/<id>`. */
  key: string;
  plugin: string;
  resource: string;
}

/** A page that may be linked to from another page. */
export interface HostPage {
  /** Address of the page, or an http(s) address. */
  path: string;
  /** Message key of its title. */
  label: string;
  icon?: ComponentType;
  permission?: PermissionRef;
  /** Message key of the title of its section. */
  section?: string;
}

/** A section of the top menu with its pages, for start pages that link to them. */
export interface HostSection {
  plugin: string;
  /** The name by which its entities say where they belong; none without entities. */
  name?: string;
  label: string;
  icon: ComponentType;
  pages: readonly HostPage[];
}

/** What the host answers to pages: everything the active plugins contributed. */
export interface Host {
  /** Full name of `<plugin>/<resource>`; `undefined` when no active plugin has it. A full name answers itself. */
  resourceName: (reference: string) => string | undefined;
  /** Full name of the first resource that shows an entity. */
  entityResource: (entity: string) => string | undefined;
  /** Fetches the definition of an entity that some resource shows. */
  entityDefinition: (entity: string) => Promise<Entity | undefined>;
  settings: (plugin: string) => Readonly<Record<string, string | number | boolean>>;
  actions: (resource: string) => readonly HostAction[];
  widgets: (slot: string) => readonly HostWidget[];
  /** Fetches what all plugins show on the data dashboard, in the order of the sections; what cannot be fetched is left out. */
  figures: () => Promise<readonly HostFigures[]>;
  /** Fetches what waits in all sections; what cannot be fetched, or has no resource, is left out. */
  queue: () => Promise<readonly HostQueueSource[]>;
  sections: readonly HostSection[];
  /** Every page with an address of its own, for finding one; pages of single records are not among them. */
  pages: readonly HostPage[];
  /** Kinds of records that are found by the console's search, in order. */
  searches?: readonly HostSearch[];
  /** Personal data comes as it is, so that what is empty is nothing hidden. */
  isUnmasked?: boolean;
}

/** Carries the host to pages; tests put a host of their own here. */
export const HostContext = createContext<Host | undefined>(undefined);

/** Id of the plugin whose contribution is being rendered. */
export const PluginIdContext = createContext<string | undefined>(undefined);

/** Message key of the title of the page being rendered. */
export const PageTitleContext = createContext('');

/** The host around a page. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('No plugin host above this component: render it inside <HostContext.Provider>.');
  return host;
}
