import { EntityShow } from '../../../core/kit';
import { log } from '../entities/log';
import { LogDetails } from './LogDetails';

/** The page of a log entry, with its changes field by field. */
export default function LogShow() {
  return <EntityShow entity={log} parts={{ changes: (record) => <LogDetails record={record} /> }} />;
}
