import PersonSearchIcon from '@mui/icons-material/PersonSearchOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { lookupFields } from '../../../../contract/lookup';
import { useAllowedActions } from '../action/useAllowedActions';
import { useListSettings } from './ListSettings';

const LookupDialog = lazy(() => import('./LookupDialog'));

const LOOKUP = ['lookup'];

/** Finds a record by a number that lists show masked. Absent without the permission, and where there is no such number. */
export function LookupButton() {
  const { entity, resource, read } = useListSettings();
  const translate = useTranslate();
  const isAllowed = useAllowedActions(resource, LOOKUP).has('lookup');
  const [isOpen, setIsOpen] = useState(false);
  if (!isAllowed || read !== undefined || lookupFields(entity).length === 0) return null;
  return (
    <>
      <Tooltip title={translate('kit.lookup.title')}>
        <IconButton size="small" aria-label={translate('kit.lookup.title')} onClick={() => setIsOpen(true)}>
          <PersonSearchIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {isOpen && (
        <Suspense fallback={null}>
          <LookupDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
