import type { ComponentType, ReactNode } from 'react';
import type { Entity } from '../../../contract/defineEntity';
import type { FigureDeclaration } from '../../../contract/figures';
import type { LaterEntity } from '../../../contract/laterEntity';

/** Loads a module with a default export when it is first needed. */
export type Loader<T> = () => Promise<{ default: T }>;

/** Texts by key; nested objects are joined with dots. */
export interface Texts {
  [key: string]: string | Texts;
}

/** The parts of a plugin's texts: what menus and search need; names of entities; what is refused; what pages say. */
export const TEXT_PARTS = ['titles', 'entities', 'problems', 'pages'] as const;
export type TextPart = (typeof TEXT_PARTS)[number];

/** Loaders of texts by file; part and language are the last two names of a path (`./texts/pages/en.ts`). */
export type TextFiles = Readonly<Record<string, () => Promise<unknown>>>;

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

/** The pages of a resource. */
export type RecordPage = 'list' | 'create' | 'edit' | 'show';

/** What a form says besides what follows from the entity; keys are names of its groups and fields. */
export interface FormOptions<Field extends string = string, Group extends string = string> {
  /** The groups it has, in order; all of the entity's for forms unless told. */
  groups?: readonly Group[];
  /** Inputs of the page's own, by field. */
  inputs?: Readonly<Partial<Record<Field, ReactNode>>>;
  /** The same for what a new record is given besides its fields. */
  insertInputs?: Readonly<Record<string, ReactNode>>;
  /** Instead of the inputs of a group. */
  parts?: Readonly<Partial<Record<Group, ReactNode>>>;
  /** Values a new record starts with. */
  defaultValues?: Readonly<Partial<Record<Field, unknown>>>;
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
  /**
   * What an update sends to a `simple-rest` back end: a `PUT` of the record with the changed fields in it, or a `PATCH` of these
   * alone. `put` unless told.
   */
  updates?: 'put' | 'patch';
  /** Title, a key of the plugin's texts; the entity's own name unless told. */
  label?: string;
  /**
   * Has the console's search find its records, in this place among the kinds of records, with texts that tell one from another
   * beside its name.
   */
  search?: { order: number; fields?: readonly string[] };
  /**
   * The pages it has; all four unless told. Those without a loader below are made from the entity. A plugin written for
   * console 1.0 has no others than those with a loader, and so has a `simple-rest` resource.
   */
  pages?: readonly RecordPage[];
  /** Options of the forms that are made from the entity. */
  form?: Loader<FormOptions>;
  list?: Loader<ComponentType>;
  show?: Loader<ComponentType>;
  create?: Loader<ComponentType>;
  edit?: Loader<ComponentType>;
}

/** Makes a page that a resource does not bring itself. */
export type EntityPage = (
  page: RecordPage,
  resource: Pick<ResourceContribution, 'entity' | 'form'> & { label: string },
) => Loader<ComponentType>;

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
  /** It stands in the menu of grave steps, away from the others; unless told, as grave as its transition is. */
  tone?: 'danger';
  /** Question asked before the call, a message key. */
  confirm?: string;
  /** A call of the entity: the host asks, calls, shows the answer and refreshes. */
  operation?: string;
  /** Instead of `operation`: a dialog of one's own. */
  component?: Loader<ComponentType<ActionProps>>;
}

/** What can be done with a record that the console's search has found, besides opening and changing it. */
export interface SearchActionContribution extends Contribution {
  id: string;
  /** Short name of the resource, or `<plugin id>/<name>` for another plugin's. */
  resource: string;
  label: string;
  icon: ComponentType;
  /** The address to go to. */
  to: (record: Readonly<Record<string, unknown>>) => string;
}

/** What a widget is given: the slot it stands in, and the record on screen, if any. */
export interface SlotProps {
  slot: string;
  record?: Readonly<Record<string, unknown>>;
}

/**
 * A part put into a place of another page: `dashboard`, `wall` (the large screen), or `<resource>.list|show|edit`; or into the
 * `header` of the console, or the panel of its `bell`.
 */
export interface WidgetContribution extends Contribution {
  id: string;
  slot: string;
  component: Loader<ComponentType<SlotProps>>;
  /** How it is called where people arrange their start page, a key of the plugin's titles; without one it keeps its place. */
  label?: string;
  /** Columns of the four-column grid it takes. */
  size?: 1 | 2 | 3 | 4;
}

/** The records that a figure counts, or of which it is a share or an average: an entity and a filter of its list. */
export interface FigureLink {
  entity: string;
  filter: Readonly<Record<string, unknown>>;
  /** The special read that answers them, where no filter of the list does. */
  read?: string;
}

/** What links of figures depend on. */
export interface FigureQuestion {
  /** The current day, `YYYY-MM-DD`. */
  today: string;
  /** The days that are counted, inclusive. */
  period: { first: string; last: string };
  /** The answer of the server with all that sections add to it. */
  panel: Readonly<Record<string, unknown>>;
}

/** A figure of a record that the answer names, such as a level of membership. */
export interface FigureEntry {
  id: number;
  group: string;
  /** The record's own name. */
  name: string;
  value: number;
  link: FigureLink;
}

/** How rows of a chart are drawn: bars and a ring of their `count`, or a line a column over days. */
export interface ChartContribution {
  kind: 'bars' | 'ring' | 'lines';
  /** Position among all charts, ascending. */
  order: number;
  /** The column that names a row; one with `En` behind it has the English name. */
  name: string;
  /** Message key in front of the column's codes, where it holds codes. */
  codes?: string;
  /** Of `lines`: columns with their colours; each is named like the chart. */
  lines?: Readonly<Record<string, 'primary' | 'success' | 'error'>>;
  /** Of `lines`: the column that has its counterpart of the period before in `<column>Before`. Bars have theirs in `before`. */
  compared?: string;
}

/**
 * What a section shows on the data dashboard, by the declaration that its server half counts by. Topics, figures and
 * charts are called by the plugin's texts `panel.groups.<key>`, `panel.figures.<key>` and `panel.charts.<key>`.
 */
export interface FigureContribution extends FigureDeclaration {
  /** Where each figure leads. */
  links: (question: FigureQuestion) => Readonly<Record<string, FigureLink>>;
  entries?: (question: FigureQuestion) => readonly FigureEntry[];
  charts?: Readonly<Record<string, ChartContribution>>;
}

/** How much it matters: somebody may come to harm now, something goes wrong, it waits for somebody, it is worth a look. */
export type QueueSeverity = 'critical' | 'danger' | 'warning' | 'info';

/** What the entries of a queue depend on. */
export interface QueueQuestion {
  /** The current day, `YYYY-MM-DD`. */
  today: string;
  /** Milliseconds since 1970. */
  now: number;
  /** Whose queue it is; missing until it is known. */
  adminId: number | undefined;
}

/**
 * Records that wait for a person, for the queue on the start page: a list of an entity, as whoever looks may see it, the
 * longest waiting first. The definition of the entity is fetched when there are entries.
 */
export interface QueueSource {
  id: string;
  entity: string;
  /** What they wait for, a message key. */
  label: string;
  severity: QueueSeverity | ((record: Readonly<Record<string, unknown>>, question: QueueQuestion) => QueueSeverity);
  /** Of its list, or the inputs of `read`; nothing where none can wait for whoever asks. */
  filter: (question: QueueQuestion) => Readonly<Record<string, unknown>> | undefined;
  /** The special read that answers them in order, where no filter of the list does. */
  read?: string;
  /** The field with the day or moment since which they wait; the list is asked in its order. */
  time: string;
  /** Another order of the list, where it does not sort by that field. */
  sort?: string;
  /** That is when something had to be done; of equally bad entries those that are due stand first. */
  isDue?: boolean;
  /** The field that names whom or what it is about, or how it is made of what a read answers. */
  title: string | ((record: Readonly<Record<string, unknown>>) => string | null);
  /** Further fields that are shown. */
  details?: readonly string[];
  /**
   * The steps that are offered, by their operations; each fits every record that the filter finds. The records count as waiting
   * for whoever may do one of them. Defaults to `['edit']`.
   */
  operations?: readonly string[];
  /**
   * Whom to call about an entry, in the order in which they are offered: fields that refer to a person, or `id` where the
   * record is one. Their numbers are found by the definition of the person: what is masked as a phone number, also in lists
   * (relatives). They are shown in full to who may, for a reason that is logged.
   */
  call?: readonly string[];
  /** The steps by which one says what came of a call, by their operations. */
  noteCall?: readonly string[];
  /** The page beside the resource's that lists them, instead of its list. */
  page?: string;
}

/**
 * A value that may be set for a plugin, on the page of plugins or in `console.config.json`. Its label is a key of the plugin's
 * titles. Everybody can read the values: they are no place for secrets.
 */
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
  /** Who answers for it, and where its documents are; shown on the page of plugins. */
  info?: { owner?: string; docs?: string };
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
  searchActions?: readonly SearchActionContribution[];
  /** What of the data dashboard is its own. */
  figures?: Loader<FigureContribution>;
  /** What of its records waits for a person. */
  queue?: Loader<readonly QueueSource[]>;
  /** Actions beyond list, show, create, edit, delete that its contributions ask for. */
  permissions?: readonly { resource: string; action: string; label: string }[];
  /**
   * Its texts by file, `<part>/<language>`: `import.meta.glob('./texts/{titles,entities,problems,pages}/*.ts')`. Titles and
   * problems are fetched at the start, the rest with the first of its pages, actions or widgets. The host puts the plugin's id
   * in front of the keys of titles and pages.
   */
  texts?: TextFiles;
  settings?: Readonly<Record<string, Setting>>;
}
