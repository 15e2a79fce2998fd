import type { ComponentType } from 'react';
import type { Locale } from '../../../contract/constants';
import type { Entity } from '../../../contract/defineEntity';
import type { LaterEntity } from '../../../contract/laterEntity';

/** Loads a module with a default export when it is first needed. */
export type Loader<T> = () => Promise<{ default: T }>;

/** Texts by key; nested objects are joined with dots. */
export interface Messages {
  [key: string]: string | Messages;
}

/** A question to the access control: may the administrator do `action` on `resource`? */
export interface PermissionRef {
  /** Short name within the plugin, or `<plugin id>/<name>` for another plugin's. */
  resource: string;
  /** `list`, `show`, `create`, `edit`, `delete`, `export`, or an operation of the entity (`passAttendant`). */
  action: string;
}

interface Contribution {
  /** Position among its kind, ascending; 100 unless told. Equal ones keep the order of registration. */
  order?: number;
  permission?: PermissionRef;
}

interface MenuContribution extends Contribution {
  /** Id of the plugin whose section shows the menu entry; the own plugin unless told. */
  section?: string;
  icon?: ComponentType;
  /** `false` keeps the page out of the menus. */
  menu?: false;
}

/** A kind of record with its pages; its address is `<base>/<name>`. */
export interface ResourceContribution extends MenuContribution {
  name: string;
  /** Its definition, or where that is fetched from when somebody asks for the records. */
  entity: Entity | LaterEntity;
  /** How the back end is spoken to: our protocol, or plain REST with an address of its own. */
  protocol?: 'care' | 'simple-rest';
  /** Base address of a `simple-rest` back end. */
  baseUrl?: string;
  /** Title, a key of the plugin's messages; the entity's own name unless told. */
  label?: string;
  list?: Loader<ComponentType>;
  show?: Loader<ComponentType>;
  create?: Loader<ComponentType>;
  edit?: Loader<ComponentType>;
}

/** A page that is not a resource; its address is `<base>/<path>`. */
export interface RouteContribution extends MenuContribution {
  /** May hold parameters (`page-cache/params/:id`). */
  path: string;
  label: string;
  component: Loader<ComponentType>;
}

/** A menu entry without a page of its own: another page, or an http(s) address that opens in a new tab. */
export interface LinkContribution extends MenuContribution {
  id: string;
  label: string;
  to: string;
}

/** What a component of an action is given. */
export interface ActionProps {
  /** Full name of the resource. */
  resource: string;
  /** The records it is for: one for `record`, the selected ones for `bulk`, none for `resource`. */
  records: readonly Readonly<Record<string, unknown>>[];
  onClose: () => void;
}

/** A button on a list's toolbar (`resource`), on a row and a record's page (`record`) or on the bulk bar (`bulk`). */
export interface ActionContribution extends Contribution {
  id: string;
  resource: string;
  type: 'resource' | 'record' | 'bulk';
  label: string;
  icon?: ComponentType;
  /** Question asked before the call, a message key. */
  confirm?: string;
  /** A call of the entity: the host asks, calls, shows the answer and refreshes. */
  operation?: string;
  /** Instead of `operation`: a dialog of one's own. */
  component?: Loader<ComponentType<ActionProps>>;
}

/** What a widget is given: the slot it stands in, and the record on screen, if any. */
export interface SlotProps {
  slot: string;
  record?: Readonly<Record<string, unknown>>;
}

/** A part put into a place of another page: `dashboard`, or `<resource>.list|show|edit`. */
export interface WidgetContribution extends Contribution {
  id: string;
  slot: string;
  component: Loader<ComponentType<SlotProps>>;
  /** Columns of the four-column grid it takes. */
  size?: 1 | 2 | 3 | 4;
}

/** A value the operator may set for a plugin in `console.config.json`. */
export type Setting =
  | { type: 'boolean'; default: boolean; label: string }
  | { type: 'number'; default: number; label: string; min?: number; max?: number }
  | { type: 'string'; default: string; label: string }
  | { type: 'select'; default: string; options: readonly string[]; label: string };

/** A business section, or an addition to one. Plain data: switching it off means resolving again without it. */
export interface PluginDefinition {
  /** kebab-case, the spec's group: `service-manage`. */
  id: string;
  /** The plugin's own version (SemVer). */
  version: string;
  /** Caret range of the plugin API it was written for, `^1.0.0`. */
  engines: { console: string };
  /** Ids of plugins without which it cannot work. */
  requires?: readonly string[];
  /** Address below which its pages live: `jishan-smart/<id>` unless told; '' for top-level pages. */
  base?: string;
  /** Its entry in the top menu; without one it only adds to the sections of others. */
  section?: { label: string; icon: ComponentType; order?: number };
  resources?: readonly ResourceContribution[];
  routes?: readonly RouteContribution[];
  links?: readonly LinkContribution[];
  actions?: readonly ActionContribution[];
  widgets?: readonly WidgetContribution[];
  /** Actions beyond list, show, create, edit, delete that its contributions ask for. */
  permissions?: readonly { resource: string; action: string; label: string }[];
  /**
   * Texts by language that menus and search need: titles. They are fetched at the start; the host puts the plugin's id
   * in front of each key.
   */
  messages?: Partial<Record<Locale, Loader<Messages>>>;
  /** All its other texts, under keys like those of `messages`; fetched with the first of its pages, actions or widgets. */
  texts?: Partial<Record<Locale, Loader<Messages>>>;
  settings?: Readonly<Record<string, Setting>>;
}
