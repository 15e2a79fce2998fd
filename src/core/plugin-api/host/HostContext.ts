import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Entity } from '../../../../contract/defineEntity';
import type {
  ActionContribution,
  ActionProps,
  FigureContribution,
  PermissionRef,
  QueueSource,
  SearchActionContribution,
  SlotProps,
} from '../types';

/** An action of a resource, ready to be shown: full names and full message keys. */
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
  /** Renders the action's own dialog, inside an error boundary; absent for a plain call. */
  render?: (props: ActionProps) => ReactNode;
  permission?: PermissionRef;
}

/** A widget of a slot, ready to be rendered inside its own error boundary. */
export interface HostWidget {
  /** `<plugin>/widget/<id>`. */
  key: string;
  plugin: string;
  size: 1 | 2 | 3 | 4;
  label?: string;
  render: (props: SlotProps) => ReactNode;
  permission?: PermissionRef;
}

/** An action on a search result. */
export interface HostSearchAction {
  key: string;
  label: string;
  icon: ComponentType;
  to: SearchActionContribution['to'];
  permission?: PermissionRef;
}

/** A resource whose records the global search finds. */
export interface HostSearch {
  /** Full name of the resource. */
  resource: string;
  entity: string;
  /** Message key of its title. */
  label: string;
  /** Fields that distinguish records with the same name. */
  fields: readonly string[];
  hasShow: boolean;
  hasEdit: boolean;
  actions: readonly HostSearchAction[];
}

/** The figures of a plugin. */
export interface HostFigures extends FigureContribution {
  plugin: string;
}

/** A queue source of a plugin, with the resource of its entity. */
export interface HostQueueSource extends QueueSource {
  /** `<plugin>/<id>`. */
  key: string;
  plugin: string;
  resource: string;
}

/** A page that other pages can link to. */
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
  /** Section name that its entities refer to; absent without entities. */
  name?: string;
  label: string;
  icon: ComponentType;
  pages: readonly HostPage[];
}

/** What pages can ask the host: everything that the active plugins contribute. */
export interface Host {
  /**
   * Returns the full name of `<plugin>/<resource>`; `undefined` if no active plugin has it. A full
   * name is returned unchanged.
   */
  resourceName: (reference: string) => string | undefined;
  /** Returns the full name of the first resource that shows an entity. */
  entityResource: (entity: string) => string | undefined;
  /** Loads the definition of an entity that a resource shows. */
  entityDefinition: (entity: string) => Promise<Entity | undefined>;
  settings: (plugin: string) => Readonly<Record<string, string | number | boolean>>;
  actions: (resource: string) => readonly HostAction[];
  widgets: (slot: string) => readonly HostWidget[];
  /** Returns the only transitions that the back end of a resource has; `undefined` if it has all. */
  steps?: (resource: string) => readonly string[] | undefined;
  /**
   * Loads the figures of all plugins, in the order of the sections; skips those that fail to load.
   */
  figures: () => Promise<readonly HostFigures[]>;
  /** Loads the queue sources of all plugins; skips those that fail to load or have no resource. */
  queue: () => Promise<readonly HostQueueSource[]>;
  sections: readonly HostSection[];
  /** Every page with a fixed address, for the search; pages of single records are not included. */
  pages: readonly HostPage[];
  /** Forms for new records, with the title of the resource. */
  forms?: readonly HostPage[];
  /** Resources that the global search covers, in order. */
  searches?: readonly HostSearch[];
  /** Whether personal data arrives unmasked, so that an empty value hides nothing. */
  isUnmasked?: boolean;
}

/** Provides the host to pages; tests provide their own. */
export const HostContext = createContext<Host | undefined>(undefined);

/** Id of the plugin whose contribution is being rendered. */
export const PluginIdContext = createContext<string | undefined>(undefined);

/** Message key of the title of the page being rendered. */
export const PageTitleContext = createContext('');

/** Returns the host of the current page. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('No plugin host above this component: render it inside <HostContext.Provider>.');
  return host;
}
