import type { OverviewDefinition } from '../../../core/kit';
import { admin } from '../entities/admin';
import { systemFigures } from '../entities/figures';
import { log } from '../entities/log';

/** What the section's first page shows. */
const overview: OverviewDefinition<typeof systemFigures> = {
  section: 'system-manage',
  declaration: systemFigures,
  figures: ['adminsLocked', 'failedToday', 'failedLogins', 'unmasked', 'adminsDisabled', 'permissionsDanger'],
  charts: () => [
    { title: 'system-manage.charts.logDays', entity: log },
    {
      title: 'system-manage.charts.byScope',
      entity: admin,
      field: 'dataScope',
      filter: { status: 'enabled' },
      isScale: true,
    },
  ],
};

export default overview;
