import type {
  ActionContribution,
  LinkContribution,
  PermissionRef,
  PluginDefinition,
  ResourceContribution,
  RouteContribution,
  SearchActionContribution,
  WidgetContribution,
} from '../plugin-api';
import type { PluginProblem } from './problems';

/** A resolved contribution. All names are full, and all message keys have the plugin's id as prefix. */
interface Resolved {
  /** `<plugin>/<kind>/<id>`. */
  key: string;
  plugin: string;
  order: number;
  permission?: PermissionRef;
}

interface ResolvedPage extends Resolved {
  /** Absolute address, without a trailing slash. */
  path: string;
  label: string;
  /** Id of the plugin in whose section it appears. */
  section: string;
}

export interface ResolvedResource extends Omit<ResourceContribution, keyof ResolvedPage>, ResolvedPage {
  /** Full name, the address without its leading slash: react-admin's resource name. */
  fullName: string;
}
export interface ResolvedRoute extends Omit<RouteContribution, keyof ResolvedPage>, ResolvedPage {}
export interface ResolvedLink
  extends Omit<LinkContribution, keyof Resolved | 'label' | 'section'>,
    Resolved,
    Pick<ResolvedPage, 'label' | 'section'> {}
export interface ResolvedAction extends Omit<ActionContribution, keyof Resolved>, Resolved {}
export interface ResolvedWidget extends Omit<WidgetContribution, keyof Resolved>, Resolved {}

export interface ResolvedSearchAction extends Omit<SearchActionContribution, keyof Resolved>, Resolved {}

/** Where a definition came from. Built-in plugins come first, so that a remote plugin can never take over a section's id. */
export type PluginOrigin = 'builtin' | 'remote';

interface PluginIdentity {
  id: string;
  /** Version of the plugin, or '' if the definition is unreadable. */
  version: string;
  origin: PluginOrigin;
}

/** A plugin that runs. */
export interface ActivePlugin extends PluginIdentity {
  state: 'active';
  problems: PluginProblem[];
  definition: PluginDefinition;
  section?: { label: string; icon: React.ComponentType; order: number };
  resources: ResolvedResource[];
  routes: ResolvedRoute[];
  links: ResolvedLink[];
  actions: ResolvedAction[];
  widgets: ResolvedWidget[];
  searchActions: ResolvedSearchAction[];
  settings: Readonly<Record<string, string | number | boolean>>;
}

/** A plugin that does not run: disabled by the operator, or failed for the reasons it lists. */
export interface InactivePlugin extends PluginIdentity {
  state: 'disabled' | 'failed';
  problems: PluginProblem[];
}

export type ResolvedPlugin = ActivePlugin | InactivePlugin;
