import type { FigureParameters, FigureSet } from '../../../../contract/figures';
import { addDays, dayStart, toIsoMoment } from '../../../../contract/moment';
import { admin } from '../entities/admin';
import { log } from '../entities/log';
import { permission } from '../entities/permission';
import { permissionTemplate } from '../entities/permissionTemplate';

/** Returns the figures of the section's first page. */
export default function systemOverview({ today }: FigureParameters) {
  const midnight = toIsoMoment(dayStart(today));
  const week = toIsoMoment(dayStart(addDays(today, -6)));
  const label = (name: string) => `system-manage.index.${name}`;
  return {
    waiting: {
      label: label('waiting'),
      figures: [
        { entity: admin, label: label('locked'), filter: { status: 'locked' }, tone: 'danger' },
        {
          entity: log,
          label: label('failedToday'),
          filter: { success: false, createTime: { from: midnight } },
          tone: 'warning',
        },
        {
          entity: log,
          label: label('failedLogins'),
          filter: { success: false, operation: 'login', createTime: { from: week } },
          tone: 'warning',
        },
        {
          entity: log,
          label: label('unmasked'),
          filter: { operation: ['unmask', 'unmaskPhone'], createTime: { from: week } },
        },
      ],
    },
    accounts: {
      label: label('accounts'),
      figures: [
        { entity: admin, label: label('enabled'), filter: { status: 'enabled' } },
        { entity: admin, label: label('disabled'), filter: { status: 'disabled' } },
        { entity: admin, label: label('limited'), filter: { dataScope: ['region', 'own'] } },
        { entity: permissionTemplate, label: label('templates'), filter: { enabled: true } },
        { entity: permission, label: label('permissions'), filter: {} },
        { entity: permission, label: label('danger'), filter: { risk: 'danger' } },
      ],
    },
  } as const satisfies Record<string, FigureSet>;
}
