import { defineDemo } from '../../../../server/demo/DemoModule';
import { adminNames } from '../../../../server/demo/demoPlan';
import { provide } from '../../../../server/plugin-api';
import { admin } from '../entities/admin';
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
  provides: [provide(adminNames, (plan, index) => String(demoAdmin(plan, index).name))],
});
