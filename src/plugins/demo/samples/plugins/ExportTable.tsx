import { Button, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { saveCsv } from '../../../../core/kit';
import { SampleTable } from '../parts/SampleTable';
import { useServiceRows } from '../parts/useServiceRows';

export default function ExportTable() {
  const translate = useTranslate();
  const { title, headings, rows } = useServiceRows();
  const saveXlsx = async () => {
    // Loaded on demand, because only exports need these fifty kilobytes.
    const { default: writeXlsxFile } = await import('write-excel-file/browser');
    const cells = rows.map((row) => row.map((cell, at) => (at === 0 ? { value: cell } : { value: Number(cell) })));
    const titleRow = [{ value: title, columnSpan: headings.length, fontWeight: 'bold' as const }];
    const headingRow = headings.map((value) => ({ value, fontWeight: 'bold' as const }));
    await writeXlsxFile([titleRow, headingRow, ...cells]).toFile(`${title}.xlsx`);
  };
  return (
    <Stack spacing={1.5}>
      <SampleTable label={title} headings={headings} rows={rows} />
      <Stack direction="row" spacing={1}>
        <Button variant="contained" onClick={() => saveCsv({ name: `${title}.csv`, headings, rows })}>
          {translate('demo.exportTable.csv')}
        </Button>
        <Button variant="outlined" onClick={saveXlsx}>
          {translate('demo.exportTable.xlsx')}
        </Button>
      </Stack>
    </Stack>
  );
}
