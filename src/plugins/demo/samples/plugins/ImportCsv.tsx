import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { saveCsv } from '../../../../core/kit';
import { FileButton } from '../parts/FileButton';
import { SampleTable } from '../parts/SampleTable';
import { useServiceRows } from '../parts/useServiceRows';

/** Maximum bytes that are parsed without blocking the page. */
const FILE_BYTES_MAX = 2_000_000;

export default function ImportCsv() {
  const translate = useTranslate();
  const notify = useNotify();
  const sample = useServiceRows();
  const [[headings, ...rows], setTable] = useState<string[][]>([[]]);
  const read = async (file: File) => {
    if (file.size > FILE_BYTES_MAX) return notify('demo.importCsv.tooLarge', { type: 'warning' });
    const { parse } = await import('papaparse');
    const { data, errors } = parse<string[]>(await file.text(), { skipEmptyLines: 'greedy' });
    const [error] = errors;
    if (error) notify('demo.importCsv.broken', { type: 'warning', messageArgs: { row: (error.row ?? 0) + 1 } });
    setTable(data.length > 0 ? data : [[]]);
  };
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={1}>
        <FileButton label={translate('demo.importCsv.choose')} accept=".csv,text/csv" onChoose={read} />
        <Button onClick={() => saveCsv({ name: `${sample.title}.csv`, ...sample })}>
          {translate('demo.importCsv.sample')}
        </Button>
      </Stack>
      {headings && headings.length > 0 && (
        <SampleTable label={translate('demo.importCsv.read')} headings={headings} rows={rows} />
      )}
    </Stack>
  );
}
