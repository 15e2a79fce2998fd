import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import { lazy, Suspense, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import { useEntityResource } from '../../plugin-api';
import { useAllowedActions } from '../action/useAllowedActions';

const PackageDialog = lazy(() => import('./PackageDialog'));

export interface PackageButtonProps {
  /** The entity of the packages (`elderlyIO`). */
  packages: Entity;
  /** The call that starts a package from the records that the list shows. */
  operation?: string;
}

/** Starts an export package from the records of a list, for administrators with the permission. */
export function PackageButton({ packages, operation = 'packageSelective' }: PackageButtonProps) {
  const resource = useEntityResource(packages.name) ?? '';
  const translate = useTranslate();
  const { total } = useListContext();
  const [isOpen, setIsOpen] = useState(false);
  const isAllowed = useAllowedActions(resource, [operation]).has(operation);
  if (!resource || !isAllowed) return null;
  return (
    <>
      <button type="button" className="kit-button" disabled={!total} onClick={() => setIsOpen(true)}>
        <ArchiveIcon />
        {translate('kit.export.package')}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <PackageDialog resource={resource} operation={operation} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
