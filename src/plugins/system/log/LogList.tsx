import { dayStart, momentText } from '../../../../contract/moment';
import { log } from '../../../../contract/system/log';
import { EntityList, type QuickFilter, today } from '../../../core/kit';

/** Who did what and when; entries are added by the server and changed by nobody. */
export default function LogList() {
  return (
    <EntityList
      entity={log}
      description="system-manage.log.description"
      columns={['createTime', 'adminName', 'title', 'operation', 'logTypeId', 'success', 'reason', 'ip']}
      quickFilters={quickFilters()}
      operations={[]}
      selectable={false}
    />
  );
}

function quickFilters(): QuickFilter[] {
  const midnight = momentText(dayStart(today()));
  return [
    { label: 'system-manage.log.quick.today', filter: { createTime: { from: midnight } } },
    { label: 'system-manage.log.quick.failed', filter: { success: false } },
    { label: 'system-manage.log.quick.personal', filter: { operation: 'unmask' } },
    { label: 'system-manage.log.quick.logins', filter: { operation: 'login' } },
  ];
}
