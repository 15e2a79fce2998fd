import type { ExtraTable } from '../../../../../server/plugin-api';
import type { TablesOf } from '../../../../../server/plugin-api/tableTypes';

/** Tables of views besides their entity. */
export const viewTables = [
  {
    // The default view that an administrator has chosen for a list; 0 is the list without a view.
    name: 'listViewDefault',
    columns: {
      adminId: { type: 'integer', required: true },
      listKey: { type: 'text', required: true },
      viewId: { type: 'integer', required: true },
    },
    key: ['adminId', 'listKey'],
    indexes: [['viewId']],
  },
] as const satisfies readonly ExtraTable[];

declare module '../../../../../server/plugin-api/tableTypes' {
  interface TableTypes extends TablesOf<typeof viewTables> {}
}
