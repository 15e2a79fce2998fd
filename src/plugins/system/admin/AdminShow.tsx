import { EntityShow, type KitRecord } from '../../../core/kit';
import { admin } from '../entities/admin';
import { PatternList } from '../permission/PatternList';
import { ExplainPanel } from './ExplainPanel';

const cells = {
  extraGrants: ({ record }: { record: KitRecord }) => <PatternList patterns={record.extraGrants} />,
  extraDenies: ({ record }: { record: KitRecord }) => <PatternList patterns={record.extraDenies} />,
};

/** The page of an account: what it may do and see, and why. */
export default function AdminShow() {
  return (
    <EntityShow
      entity={admin}
      cells={cells}
      parts={{ explanation: ({ id }) => <ExplainPanel adminId={Number(id)} /> }}
    />
  );
}
