import { EntityShow } from '../../../core/kit';
import { admin } from '../entities/admin';
import { ExplainPanel } from './ExplainPanel';

/** One account: what it may do and see, and why. */
export default function AdminShow() {
  return <EntityShow entity={admin} parts={{ explanation: ({ id }) => <ExplainPanel adminId={Number(id)} /> }} />;
}
