import type { EntityExtension } from '../../../../../server/plugin-api';
import { selectDefaultViews, selectViewRoles, selectViews } from './readViews';
import { chooseDefaultView, deleteView, saveView, shareView, updateView } from './writeViews';

/** Server extension of views of lists. Everybody has own ones; sharing requires a permission. */
export const listViewExtension: EntityExtension<'listView'> = {
  operations: {
    selectViews,
    selectDefaultViews,
    selectViewRoles,
    saveView,
    updateView,
    deleteView,
    chooseDefaultView,
    shareView,
  },
};
