import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { lazy, Suspense, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';

const ExportDialog = lazy(() => import('./ExportDialog'));

/** Exports all rows of the list's current filter to a CSV file, with progress and a cancel button. */
export function ExportButton() {
  const { total } = useListContext();
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="kit-button" disabled={!total} onClick={() => setIsOpen(true)}>
        <DownloadIcon />
        {translate('ra.action.export')}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ExportDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
