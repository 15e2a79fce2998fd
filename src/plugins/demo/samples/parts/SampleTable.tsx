import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';

interface SampleTableProps {
  label: string;
  headings: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A plain table of texts. */
export function SampleTable({ label, headings, rows }: SampleTableProps) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label} sx={{ maxHeight: 360 }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            {[...headings.entries()].map(([at, heading]) => (
              <TableCell key={at}>{heading}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {[...rows.entries()].map(([line, row]) => (
            <TableRow key={line}>
              {[...row.entries()].map(([at, cell]) => (
                <TableCell key={at}>{cell}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
