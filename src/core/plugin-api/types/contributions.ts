import type { ComponentType } from 'react';
import type { Loader } from './texts';

/** A permission to check: can the administrator do `action` on `resource`? */
export interface PermissionRef {
  /** Short name within the plugin, or `<plugin id>/<name>` for another plugin's. */
  resource: string;
  /** `list`, `show`, `create`, `edit`, `delete`, `export`, or an operation of the entity (`passAttendant`). */
  action: string;
}

interface Contribution {
  /** Position among its kind, ascending. Defaults to 100. Equal values keep the registration order. */
  order?: number;
  permission?: PermissionRef;
}

export interface MenuContribution extends Contribution {
  /** Id of the plugin in whose section the menu entry appears. Defaults to this plugin. */
  section?: string;
  icon?: ComponentType;
  /** `false` hides the page from the menus. */
  menu?: false;
}

/** A page that is not a resource; its address is `<base>/<path>`. */
export interface RouteContribution extends MenuContribution {
  /** Can contain parameters (`page-cache/params/:id`). */
  path: string;
  label: string;
  component: Loader<ComponentType>;
}

/** A menu entry without its own page: it links to another page, or to an http(s) address that opens in a new tab. */
export interface LinkContribution extends MenuContribution {
  id: string;
  label: string;
  to: string;
}

/** Props of an action's component. */
export interface ActionProps {
  /** Full name of the resource. */
  resource: string;
  /** The affected records: one for `record`, the selected ones for `bulk`, none for `resource`. */
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
  /** Moves the action to the menu of dangerous steps, away from the others. Defaults to the tone of its transition. */
  tone?: 'danger';
  /** Confirmation question before the call, a message key. */
  confirm?: string;
  /** An operation of the entity: the host asks for confirmation, calls, shows the result and refreshes. */
  operation?: string;
  /** Instead of `operation`: a custom dialog. */
  component?: Loader<ComponentType<ActionProps>>;
}

/** An action on a search result of the global search, besides opening and editing it. */
export interface SearchActionContribution extends Contribution {
  id: string;
  /** Short name of the resource, or `<plugin id>/<name>` for another plugin's. */
  resource: string;
  label: string;
  icon: ComponentType;
  /** Returns the address to navigate to. */
  to: (record: Readonly<Record<string, unknown>>) => string;
}

/** Props of a widget: its slot, and the record on screen, if any. */
export interface SlotProps {
  slot: string;
  record?: Readonly<Record<string, unknown>>;
}

/**
 * A component for a slot of another page: `dashboard`, `wall` (the wall display), or `<resource>.list|show|edit`. `header`
 * is the header of the console, and `bell` the panel of its bell.
 */
export interface WidgetContribution extends Contribution {
  id: string;
  slot: string;
  component: Loader<ComponentType<SlotProps>>;
  /**
   * Name of the widget for users who arrange their start page, a key of the plugin's titles. A widget
   * without a label cannot be moved.
   */
  label?: string;
  /** Width in columns of the four-column grid. */
  size?: 1 | 2 | 3 | 4;
}
