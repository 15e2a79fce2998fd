import { useGetOne, useGetRecordId, useResourceContext } from 'react-admin';
import { EntityEdit, formOptions } from '../../../core/kit';
import { serviceApplication } from '../entities/serviceApplication';
import wholeForm from './form/applicationForm';

/** What may still be changed once somebody has been assigned. */
const lateForm = formOptions(serviceApplication, { groups: ['notes'] });

/** Changes a request: everything until somebody has been assigned, later only the notes. */
export default function ApplicationEdit() {
  const resource = useResourceContext() ?? '';
  // The same question as the page's own, so it is asked once.
  const { data } = useGetOne(resource, { id: useGetRecordId() }, { retry: false });
  const isOpen = data?.status === 'applied' || data?.status === 'accepted';
  return <EntityEdit entity={serviceApplication} form={isOpen ? wholeForm : lateForm} />;
}
