import { useGetOne, useGetRecordId, useResourceContext } from 'react-admin';
import { serviceApplication } from '../../../../contract/service/serviceApplication';
import { EntityEdit } from '../../../core/kit';
import { applicationSections, lateSections } from './form/applicationSections';

/** Changes a request: everything until somebody has been assigned, later only the notes. */
export default function ApplicationEdit() {
  const resource = useResourceContext() ?? '';
  // The same question as the page's own, so it is asked once.
  const { data } = useGetOne(resource, { id: useGetRecordId() }, { retry: false });
  const isOpen = data?.status === 'applied' || data?.status === 'accepted';
  return <EntityEdit entity={serviceApplication} sections={isOpen ? applicationSections : lateSections} />;
}
