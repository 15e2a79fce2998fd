import { addDays, dayStart, momentText } from '../../../../contract/moment';
import { FigureGroup, FigureTile, IndexCharts, PageHeader, today } from '../../../core/kit';
import { admin } from '../entities/admin';
import { log } from '../entities/log';
import { permission } from '../entities/permission';
import { permissionTemplate } from '../entities/permissionTemplate';

/** Counts of accounts, permissions and log entries, and what waits; each figure leads to those it counts. */
export default function SystemIndex() {
  const midnight = momentText(dayStart(today()));
  const week = momentText(dayStart(addDays(today(), -6)));
  return (
    <>
      <PageHeader title="system-manage.index.title" description="system-manage.index.description" />
      <FigureGroup label="system-manage.index.waiting">
        <FigureTile entity={admin} label="system-manage.index.locked" filter={{ status: 'locked' }} tone="danger" />
        <FigureTile
          entity={log}
          label="system-manage.index.failedToday"
          filter={{ success: false, createTime: { from: midnight } }}
          tone="warning"
        />
        <FigureTile
          entity={log}
          label="system-manage.index.failedLogins"
          filter={{ success: false, operation: 'login', createTime: { from: week } }}
          tone="warning"
        />
        <FigureTile
          entity={log}
          label="system-manage.index.unmasked"
          filter={{ operation: 'unmask', createTime: { from: week } }}
        />
      </FigureGroup>
      <IndexCharts
        charts={[
          { title: 'system-manage.charts.logDays', entity: log },
          { title: 'system-manage.charts.failures', entity: log, filter: { success: false } },
        ]}
      />
      <FigureGroup label="system-manage.index.accounts">
        <FigureTile entity={admin} label="system-manage.index.enabled" filter={{ status: 'enabled' }} />
        <FigureTile entity={admin} label="system-manage.index.disabled" filter={{ status: 'disabled' }} />
        <FigureTile entity={admin} label="system-manage.index.limited" filter={{ dataScope: ['region', 'own'] }} />
        <FigureTile entity={permissionTemplate} label="system-manage.index.templates" filter={{ enabled: true }} />
        <FigureTile entity={permission} label="system-manage.index.permissions" />
        <FigureTile entity={permission} label="system-manage.index.danger" filter={{ risk: 'danger' }} />
      </FigureGroup>
    </>
  );
}
