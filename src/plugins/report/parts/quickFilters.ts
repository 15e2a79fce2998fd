import type { QuickFilter } from '../../../core/kit';
import { lateFilter, waitingFilter as waiting } from '../entities/populations';

/**
 * Returns the quick filters of a report list: waiting, critical, overdue, published. Without critical findings, a kind has
 * no critical or overdue filter.
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
