import { useGetOne, useGetRecordId, useResourceContext } from 'react-admin';
import { EntityEdit, formOptions } from '../../../core/kit';
import { serviceApplication } from '../entities/applications/serviceApplication';
import wholeForm from './form/applicationForm';

/** The fields that can still change after an attendant has been assigned. */
const lateForm = formOptions(serviceApplication, { groups: ['notes'] });

/** Edits an application: every field until an attendant is assigned, afterwards only the notes. */
export default function ApplicationEdit() {
  const resource = useResourceContext() ?? '';
  // The same query as the page's own, so react-query sends it only once.
  const { data } = useGetOne(resource, { id: useGetRecordId() }, { retry: false });
  const isOpen = data?.status === 'applied' || data?.status === 'accepted';
  return <EntityEdit entity={serviceApplication} form={isOpen ? wholeForm : lateForm} />;
}
