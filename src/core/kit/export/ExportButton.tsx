import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';

const ExportDialog = lazy(() => import('./ExportDialog'));

/** Writes all rows of the list's current filter to a CSV file, with progress and a way to stop. */
export function ExportButton() {
  const { total } = useListContext();
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" startIcon={<DownloadIcon />} disabled={!total} onClick={() => setIsOpen(true)}>
        {translate('ra.action.export')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ExportDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
