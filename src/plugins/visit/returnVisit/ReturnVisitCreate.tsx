import { useMemo } from 'react';
import { EntityCreate, formOptions, today } from '../../../core/kit';
import { returnVisit } from '../entities/returnVisit';

/** Plans a follow-up. */
export default function ReturnVisitCreate() {
  const form = useMemo(() => formOptions(returnVisit, { groups: ['plan'], defaultValues: { planDate: today() } }), []);
  return <EntityCreate entity={returnVisit} form={form} />;
}
