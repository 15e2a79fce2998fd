import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ToolButton } from '../../page/ToolButton';
import { useRestoring } from '../../undo/useRestoring';
import { useListSettings } from '../ListSettings';

const DeletedDialog = lazy(() => import('./DeletedDialog'));

/** Opens the deleted records of the list. Absent if their deletion is final, or without the permission to restore. */
export function DeletedButton() {
  const { entity, resource, read } = useListSettings();
  const translate = useTranslate();
  const { canRestore } = useRestoring(entity, resource);
  const [isOpen, setIsOpen] = useState(false);
  if (!canRestore || read !== undefined) return null;
  return (
    <>
      <ToolButton
        label={translate('kit.deleted.title')}
        icon={<RestoreIcon />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <DeletedDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
