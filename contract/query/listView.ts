/** How densely a list shows its rows. */
export const LIST_DENSITIES = ['standard', 'compact'] as const;
export type ListDensity = (typeof LIST_DENSITIES)[number];

/** With whom a view is shared: nobody, the holders of one permission template, or everybody who may see the list. */
export const VIEW_SHARINGS = ['none', 'role', 'everybody'] as const;
export type ViewSharing = (typeof VIEW_SHARINGS)[number];

/** Maximum number of views that one administrator can save of a list. */
export const VIEWS_MAX = 50;
/** Maximum number of characters of a view's name. */
export const VIEW_NAME_MAX = 40;
/** Maximum number of columns, and of conditions, of a view. */
export const VIEW_COLUMNS_MAX = 200;
export const VIEW_FILTERS_MAX = 50;
/** Maximum number of characters of a view's conditions, as JSON. */
export const VIEW_FILTER_LENGTH_MAX = 8_000;

/** What a view sets in a list. */
export interface ListViewState {
  /** Conditions by field, as react-admin keeps them: a value, several, `{ from, to }` or `{ like }`; and `keyword`. */
  filter: Readonly<Record<string, unknown>>;
  sortField: string | null;
  sortOrder: 'asc' | 'desc' | null;
  /** The visible columns in their order; the list's own ones if there are none. */
  columns: readonly string[] | null;
  density: ListDensity;
}

/** A part of a view that its reader does not get. */
export interface DroppedViewPart {
  part: 'filter' | 'column' | 'sort';
  /** Name of the field. */
  name: string;
  /** `removed`: the field no longer exists. `hidden`: the reader may not see it. */
  reason: 'removed' | 'hidden';
}

/** A saved view of a list, as its reader gets it. */
export interface ListView extends ListViewState {
  id: number;
  name: string;
  listKey: string;
  sharing: ViewSharing;
  /** The permission template with whose holders it is shared. */
  templateId: number | null;
  templateName: string | null;
  /** Whether it is the default of those with whom it is shared. */
  sharedDefault: boolean;
  isOwn: boolean;
  ownerName: string | null;
  dropped: readonly DroppedViewPart[];
}

/** The default view of a list; `null` for the list without a view. */
export interface DefaultListView {
  listKey: string;
  view: ListView | null;
}
