import { log } from '../../../../contract/system/log';
import { EntityShow, type ShowSection } from '../../../core/kit';
import { LogDetails } from './LogDetails';

const sections: readonly ShowSection[] = [
  {
    label: 'system-manage.log.what',
    fields: [
      'title',
      'logTypeId',
      'adminName',
      'operation',
      'entity',
      'scope',
      'entityId',
      'success',
      'resultStatus',
      'errorMsg',
      'reason',
    ],
  },
  { label: 'system-manage.log.changes', fields: [], content: (record) => <LogDetails record={record} /> },
  {
    label: 'system-manage.log.request',
    fields: ['method', 'path', 'ip', 'location', 'userAgent', 'costMs', 'traceId'],
  },
];

/** One entry of the log, with what changed field by field. */
export default function LogShow() {
  return <EntityShow entity={log} sections={sections} />;
}
