import { Stack } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { FileButton } from '../parts/FileButton';
import { SampleTable } from '../parts/SampleTable';

export default function ImportXlsx() {
  const translate = useTranslate();
  const notify = useNotify();
  const [[headings, ...rows], setTable] = useState<string[][]>([[]]);
  const read = async (file: File) => {
    try {
      const { readSheet } = await import('read-excel-file/browser');
      const cells = await readSheet(file);
      setTable(cells.map((row) => row.map((cell) => (cell instanceof Date ? cell.toISOString() : String(cell ?? '')))));
    } catch {
      // Whatever is wrong with the file, the user can only choose another one.
      notify('demo.importXlsx.broken', { type: 'warning' });
    }
  };
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <FileButton label={translate('demo.importXlsx.choose')} accept=".xlsx" onChoose={read} />
      {headings && headings.length > 0 && (
        <SampleTable label={translate('demo.importCsv.read')} headings={headings} rows={rows} />
      )}
    </Stack>
  );
}
