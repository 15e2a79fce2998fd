import { EntityShow } from '../../../core/kit';
import { log } from '../entities/log';
import { LogDetails } from './LogDetails';

/** One entry of the log, with what changed field by field. */
export default function LogShow() {
  return <EntityShow entity={log} parts={{ changes: (record) => <LogDetails record={record} /> }} />;
}
