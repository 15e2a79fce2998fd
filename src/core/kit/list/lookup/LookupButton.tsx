import PersonSearchIcon from '@mui/icons-material/PersonSearchOutlined';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { lookupFields } from '../../../../../contract/query/lookupFields';
import { useAllowedActions } from '../../action/useAllowedActions';
import { ToolButton } from '../../page/ToolButton';
import { useListSettings } from '../ListSettings';

const LookupDialog = lazy(() => import('./LookupDialog'));

const LOOKUP = ['lookup'];

/** Finds a record by a number that lists show masked. Absent without the permission, or if the entity has no such number. */
export function LookupButton() {
  const { entity, resource, read } = useListSettings();
  const translate = useTranslate();
  const isAllowed = useAllowedActions(resource, LOOKUP).has('lookup');
  const [isOpen, setIsOpen] = useState(false);
  if (!isAllowed || read !== undefined || lookupFields(entity).length === 0) return null;
  return (
    <>
      <ToolButton label={translate('kit.lookup.title')} icon={<PersonSearchIcon />} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <LookupDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
