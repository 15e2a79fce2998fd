import { type DemoWriteContext, defineDemo } from '../../../../server/demo/DemoModule';
import { adminNames } from '../../../../server/demo/demoPlan';
import { CITY } from '../../../../server/demo/places';
import { provide } from '../../../../server/plugin-api';
import { admin } from '../entities/admin';
import { MAIN_PANEL } from '../entities/dataSystem';
import { permissionTemplate } from '../entities/permissionTemplate';
import { demoAdmin } from './demoAdmin';

/** Demo administrators. */
export default defineDemo({
  sizes: {
    small: { admin: 9 },
    medium: { admin: 40 },
    large: { admin: 300 },
  },
  lists: [permissionTemplate],
  tables: [
    {
      entity: admin,
      count: (counts) => counts.admin,
      record: (plan, _rules, position) => demoAdmin(plan, position - 1),
    },
  ],
  complete: nameCompany,
  provides: [provide(adminNames, (plan, index) => String(demoAdmin(plan, index).name))],
});

/** The wall display names a fictitious company. */
async function nameCompany({ transaction }: DemoWriteContext): Promise<void> {
  await transaction
    .updateTable('dataSystem')
    .set({ companyName: '示范居家养老服务有限公司', regionName: CITY })
    .where('code', '=', MAIN_PANEL)
    .execute();
}
