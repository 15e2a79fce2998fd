import type { ComponentType } from 'react';
import type {
  ActionContribution,
  LinkContribution,
  RouteContribution,
  SearchActionContribution,
  WidgetContribution,
} from './contributions';
import type { FigureContribution } from './figures';
import type { QueueSource } from './queue';
import type { ResourceContribution } from './resources';
import type { Loader, TextFiles } from './texts';

/**
 * A setting of a plugin, changed on the plugins page or in `console.config.json`. Its label is a key of the plugin's titles.
 * Everybody can read the values, so they must not contain secrets.
 */
export type Setting =
  | { type: 'boolean'; default: boolean; label: string }
  | { type: 'number'; default: number; label: string; min?: number; max?: number }
  | { type: 'string'; default: string; label: string }
  | { type: 'select'; default: string; options: readonly string[]; label: string };

/**
 * A business section, or an extension of one. It is plain data: to disable a plugin, the console resolves again without it.
 */
export interface PluginDefinition {
  /** kebab-case, the spec's group: `service-manage`. */
  id: string;
  /** The plugin's own version (SemVer). */
  version: string;
  /** Caret range of the plugin API it was written for, `^2.0.0`. */
  engines: { console: string };
  /** Its owner, and the address of its documentation; shown on the plugins page. */
  info?: { owner?: string; docs?: string };
  /** Ids of the plugins it depends on. */
  requires?: readonly string[];
  /** Base path of its pages. Defaults to `jishan-smart/<id>`; '' for top-level pages. */
  base?: string;
  /** Its entry in the top menu; without one it only extends the sections of other plugins. */
  section?: { label: string; icon: ComponentType; order?: number };
  resources?: readonly ResourceContribution[];
  routes?: readonly RouteContribution[];
  links?: readonly LinkContribution[];
  actions?: readonly ActionContribution[];
  widgets?: readonly WidgetContribution[];
  searchActions?: readonly SearchActionContribution[];
  /** Its figures, and its part of the data dashboard. */
  figures?: Loader<FigureContribution>;
  /** Its records that wait for a person. */
  queue?: Loader<readonly QueueSource[]>;
  /** Actions beyond list, show, create, edit, delete that its contributions require. */
  permissions?: readonly { resource: string; action: string; label: string }[];
  /**
   * Its text files, `<part>/<language>`: `import.meta.glob('./texts/{titles,entities,problems,pages}/*.json')`. Titles and
   * problems load at the start, the rest with the first of its pages, actions or widgets. The host adds the plugin's id as
   * prefix to the keys of titles and pages.
   */
  texts?: TextFiles;
  settings?: Readonly<Record<string, Setting>>;
}
