import { defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import { boolean, choice, integer, json, reference, text, texts } from '../../../../contract/fields';
import {
  LIST_DENSITIES,
  VIEW_COLUMNS_MAX,
  VIEW_FILTER_LENGTH_MAX,
  VIEW_NAME_MAX,
  VIEW_SHARINGS,
  VIEWS_MAX,
} from '../../../../contract/query/listView';

const id = integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER });
/** Own columns of a page have the same names as fields. */
const fieldName = /[A-Za-z][\w.]*/;

/** The list: its key in the console, its entity, and the special read that returns its rows. */
const place = {
  listKey: text({ max: 100, pattern: /[A-Za-z0-9/_.-]+/, required: true, list: true, filter: true, personal: false }),
  entity: text({ max: 50, pattern: /[A-Za-z0-9]+/, required: true, list: true, filter: true, personal: false }),
  read: text({ max: 50, pattern: /[A-Za-z0-9]+/, personal: false }),
};

const state = {
  sortField: text({ max: 64, pattern: fieldName, personal: false }),
  sortOrder: choice(['asc', 'desc'], {}),
  columns: texts({ maxItems: VIEW_COLUMNS_MAX, max: 64, pattern: fieldName, personal: false }),
  density: choice(LIST_DENSITIES, { default: 'standard' }),
};

const name = text({ max: VIEW_NAME_MAX, required: true, list: true, search: true, personal: false });
const filter = json({});

/** A named view of a list: conditions, order, columns and density. Its owner can share it. */
export const listView = defineEntity({
  name: 'listView',
  section: 'system',
  personal: false,
  titleField: 'name',
  fields: {
    ...place,
    name,
    ...state,
    /** The conditions as JSON. They can contain what was searched for, such as names. */
    conditions: text({
      max: VIEW_FILTER_LENGTH_MAX,
      mask: 'text',
      encrypted: true,
      personal: false,
      detail: true,
      readOnly: true,
    }),
    adminId: reference('admin', { required: true, weak: true, list: true, filter: true }),
    sharing: choice(VIEW_SHARINGS, { required: true, default: 'none', list: true, filter: true }),
    /** The permission template with whose holders it is shared. */
    templateId: reference('permissionTemplate', { weak: true, list: true, filter: true }),
    /** The default of those with whom it is shared, unless they choose another. */
    sharedDefault: boolean({ default: false, list: true }),
  },
  sort: [['name', 'asc']],
  deletion: { kind: 'hard' },
  uniqueTogether: [['adminId', 'listKey', 'name']],
  indexes: [
    ['adminId', 'listKey'],
    ['listKey', 'sharing'],
  ],
  reads: {
    /** The caller's views of a list, and those shared with the caller. Returns `ListView`s. */
    selectViews: { input: place, answer: 'list', limit: VIEWS_MAX * 4 },
    /** The caller's default views of all lists. Returns `DefaultListView`s. */
    selectDefaultViews: { input: {}, answer: 'list', limit: 1000 },
    /** The permission templates with which views can be shared, as `Suggestion`. */
    selectViewRoles: { input: {}, answer: 'list', limit: 200 },
  },
  calls: {
    /** Saves a new view of the caller. */
    saveView: { input: { ...place, name, ...state, filter }, risk: 'write' },
    /** Renames a view of the caller, replaces its state, or both. */
    updateView: {
      input: {
        id,
        name: text({ max: VIEW_NAME_MAX, personal: false }),
        replaced: boolean({ default: false }),
        ...state,
        filter,
      },
      risk: 'write',
    },
    /** Deletes a view of the caller. */
    deleteView: { input: { id }, risk: 'write' },
    /** Chooses the caller's default view of a list; without `id` the list itself, without a view. */
    chooseDefaultView: {
      input: { listKey: place.listKey, id: integer({ min: 1, max: Number.MAX_SAFE_INTEGER }) },
      risk: 'write',
    },
    /** Shares a view of the caller, or stops sharing it. */
    shareView: {
      input: {
        id,
        sharing: choice(VIEW_SHARINGS, { required: true }),
        templateId: reference('permissionTemplate', {}),
        sharedDefault: boolean({ default: false }),
      },
      risk: 'write',
    },
  },
});
export type StoredListView = EntityRecord<typeof listView>;
