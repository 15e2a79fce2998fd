import type { ComponentType, ReactNode } from 'react';
import type { Entity } from '../../../contract/defineEntity';
import type { FigureDeclaration } from '../../../contract/figures';
import type { LazyEntity } from '../../../contract/lazyEntity';

/** Loads a module with a default export on first use. */
export type Loader<T> = () => Promise<{ default: T }>;

/** Texts by key; nested keys are joined with dots. */
export interface Texts {
  [key: string]: string | Texts;
}

/** The parts of a plugin's texts: titles for menus and search, entity names, problem messages, page texts. */
export const TEXT_PARTS = ['titles', 'entities', 'problems', 'pages'] as const;
export type TextPart = (typeof TEXT_PARTS)[number];

/** Loaders of text files; the last two segments of a path are part and language (`./texts/pages/en.ts`). */
export type TextFiles = Readonly<Record<string, () => Promise<unknown>>>;

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

interface MenuContribution extends Contribution {
  /** Id of the plugin in whose section the menu entry appears. Defaults to this plugin. */
  section?: string;
  icon?: ComponentType;
  /** `false` hides the page from the menus. */
  menu?: false;
}

/** The pages of a resource. */
export type RecordPage = 'list' | 'create' | 'edit' | 'show';

/** Form options beyond what follows from the entity; keys are names of its groups and fields. */
export interface FormOptions<Field extends string = string, Group extends string = string> {
  /** The groups of the form, in order. Defaults to all of the entity's form groups. */
  groups?: readonly Group[];
  /** Custom inputs, by field. */
  inputs?: Readonly<Partial<Record<Field, ReactNode>>>;
  /** Custom inputs for additional values that `insert` takes besides the fields. */
  insertInputs?: Readonly<Record<string, ReactNode>>;
  /** Custom content that replaces the inputs of a group. */
  parts?: Readonly<Partial<Record<Group, ReactNode>>>;
  /** Initial values of a new record. */
  defaultValues?: Readonly<Partial<Record<Field, unknown>>>;
}

/** A resource with its pages; its address is `<base>/<name>`. */
export interface ResourceContribution extends MenuContribution {
  name: string;
  /** Its definition, or a lazy one that is loaded with the first request for its records. */
  entity: Entity | LazyEntity;
  /** Protocol of the back end: ours, or plain REST at a separate address. */
  protocol?: 'care' | 'simple-rest';
  /** Base address of a `simple-rest` back end. */
  baseUrl?: string;
  /**
   * How an update is sent to a `simple-rest` back end: `PUT` with the whole record, or `PATCH` with only the changed
   * fields. Defaults to `put`.
   */
  updates?: 'put' | 'patch';
  /**
   * Operations that a `simple-rest` back end carries out, by `POST <baseUrl>/<entity>/<id>/<operation>` with the inputs as
   * JSON. The console offers no other transitions of the entity.
   */
  steps?: readonly string[];
  /** Title, a key of the plugin's texts. Defaults to the entity's name. */
  label?: string;
  /**
   * Includes its records in the global search, at this position among the resources. `fields` distinguish
   * records with the same name.
   */
  search?: { order: number; fields?: readonly string[] };
  /**
   * The pages of the resource. Defaults to all four. Pages without a loader below are generated from the entity.
   * `simple-rest` resources have only the pages with a loader.
   */
  pages?: readonly RecordPage[];
  /** Options of the generated forms. */
  form?: Loader<FormOptions>;
  list?: Loader<ComponentType>;
  show?: Loader<ComponentType>;
  create?: Loader<ComponentType>;
  edit?: Loader<ComponentType>;
}

/** Generates a page that a resource does not bring itself. */
export type EntityPageFactory = (
  page: RecordPage,
  resource: Pick<ResourceContribution, 'entity' | 'form'> & { label: string },
) => Loader<ComponentType>;

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

/** The records that a figure counts, or of which it is a share or an average: an entity and a filter of its list. */
export interface FigureLink {
  entity: string;
  filter: Readonly<Record<string, unknown>>;
  /** The special read that returns them, if no filter of the list does. */
  read?: string;
}

/** Input for the links of figures. */
export interface FigureContext {
  /** The current day, `YYYY-MM-DD`. */
  today: string;
  /** The counted days, inclusive. */
  period: { first: string; last: string };
  /** The server's response, including the figures of all sections. */
  panel: Readonly<Record<string, unknown>>;
}

/** A figure of a record that the response names, such as a membership level. */
export interface FigureEntry {
  id: number;
  group: string;
  /** The record's name. */
  name: string;
  value: number;
  link: FigureLink;
}

/** How the rows of a chart are drawn: bars or a ring of their `count`, or one line per column over days. */
export interface ChartContribution {
  kind: 'bars' | 'ring' | 'lines';
  /** Position among all charts, ascending. */
  order: number;
  /** The column with a row's name; a second column with the suffix `En` has the English name. */
  name: string;
  /** Message key prefix for the column's codes, if it contains codes. */
  codes?: string;
  /** For `lines`: columns with their colors; each has a label like the chart's. */
  lines?: Readonly<Record<string, 'primary' | 'success' | 'error'>>;
  /** For `lines`: the column whose value in the previous period is in `<column>Before`. Bars have it in `before`. */
  compared?: string;
}

/**
 * The part of the data dashboard that belongs to this section. It uses the same declaration that its server module
 * counts by. The names of topics, figures and charts are the plugin's texts `panel.groups.<key>`, `panel.figures.<key>`
 * and `panel.charts.<key>`.
 */
export interface FigureContribution extends FigureDeclaration {
  /** Returns the link target of each figure. */
  links: (context: FigureContext) => Readonly<Record<string, FigureLink>>;
  entries?: (context: FigureContext) => readonly FigureEntry[];
  charts?: Readonly<Record<string, ChartContribution>>;
}

/** Urgency: a person is in danger now, something is going wrong, an action is pending, worth a look. */
export type QueueSeverity = 'critical' | 'danger' | 'warning' | 'info';

/** Input for the entries of a queue. */
export interface QueueContext {
  /** The current day, `YYYY-MM-DD`. */
  today: string;
  /** Milliseconds since 1970. */
  now: number;
  /** Id of the administrator whose queue it is; missing until it is known. */
  adminId: number | undefined;
}

/**
 * Records that wait for a person, for the queue on the start page. They are a list of an entity, limited to what the
 * administrator can read, the longest waiting first. The entity's definition is loaded when there are entries.
 */
export interface QueueSource {
  id: string;
  entity: string;
  /** What they wait for, a message key. */
  label: string;
  severity: QueueSeverity | ((record: Readonly<Record<string, unknown>>, context: QueueContext) => QueueSeverity);
  /** Filter of the list, or the inputs of `read`; `undefined` if no record can wait for this administrator. */
  filter: (context: QueueContext) => Readonly<Record<string, unknown>> | undefined;
  /** The special read that returns them in order, if no filter of the list does. */
  read?: string;
  /** The field with the day or time since which they wait; the list is sorted by it. */
  time: string;
  /** Sort field of the list, if the list cannot sort by `time`. */
  sort?: string;
  /** Whether `time` is a deadline; among equally severe entries, those that are due come first. */
  isDue?: boolean;
  /** The field with the name of the person or thing, or a function that derives it from a row of `read`. */
  title: string | ((record: Readonly<Record<string, unknown>>) => string | null);
  /** Additional fields to show. */
  details?: readonly string[];
  /**
   * Operations offered as steps; each must be possible for every record that matches the filter. A record counts as waiting
   * for administrators who can do one of them. Defaults to `['edit']`.
   */
  operations?: readonly string[];
  /**
   * Whom to call about an entry, in the order in which they are offered. Each is a field that refers to a person, or `id` if
   * the record is one. The person's definition determines the phone numbers: fields masked as a phone number, also in lists
   * (relatives). Administrators with the permission see them in full, for a reason that is logged.
   */
  call?: readonly string[];
  /** Operations with which the administrator records the outcome of a call. */
  callOutcomeOperations?: readonly string[];
  /** Path of a page beside the resource's that lists them, instead of its list. */
  page?: string;
}

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
  /** Its part of the data dashboard. */
  figures?: Loader<FigureContribution>;
  /** Its records that wait for a person. */
  queue?: Loader<readonly QueueSource[]>;
  /** Actions beyond list, show, create, edit, delete that its contributions require. */
  permissions?: readonly { resource: string; action: string; label: string }[];
  /**
   * Its text files, `<part>/<language>`: `import.meta.glob('./texts/{titles,entities,problems,pages}/*.ts')`. Titles and
   * problems load at the start, the rest with the first of its pages, actions or widgets. The host adds the plugin's id as
   * prefix to the keys of titles and pages.
   */
  texts?: TextFiles;
  settings?: Readonly<Record<string, Setting>>;
}
