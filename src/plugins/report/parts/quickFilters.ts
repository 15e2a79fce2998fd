import { momentText } from '../../../../contract/moment';
import type { QuickFilter } from '../../../core/kit';
import { WAITING_STATUSES } from '../entities/reportCodes';

const waiting = { status: [...WAITING_STATUSES] };

/**
 * What is looked for most in a list of reports: waiting, critical, late, published. Reports of a kind without critical findings are
 * neither critical nor late.
 */
export function reportFilters({ isUrgent = true }: { isUrgent?: boolean } = {}): readonly QuickFilter[] {
  return [
    { label: 'report-manage.quick.waiting', filter: waiting, count: true },
    ...(isUrgent
      ? [
          { label: 'report-manage.quick.critical', filter: { ...waiting, severity: 'critical' }, count: true },
          { label: 'report-manage.quick.late', filter: lateFilter(), count: true },
        ]
      : []),
    { label: 'report-manage.quick.reviewed', filter: { status: 'reviewed' }, count: true },
    { label: 'report-manage.quick.published', filter: { status: 'published' } },
  ];
}

/** Critical reports whose time is over. */
export function lateFilter() {
  return { ...waiting, dueTime: { to: momentText(Date.now()) } };
}
