import { logType } from '../../../../contract/system/logType';
import { DictionaryList } from '../../../core/kit';

/** Kinds of log entries, and how long entries of each kind are kept. */
export default function LogTypeList() {
  return (
    <DictionaryList
      entity={logType}
      columns={['level', 'retentionDays']}
      title="system-manage.pages.logType"
      description="system-manage.logType.description"
    />
  );
}
