import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { choiceLabel, fieldLabel, saveCsv } from '../../../core/kit';
import { type InputColumnName, inputColumns } from '../entities/input/inputColumns';
import { type InputProblem, type InputReport, isInputWarning } from '../entities/input/inputProblems';
import { serviceInput } from '../entities/serviceInput';
import { isFinished, useInputProgress } from './useServiceInput';

const COUNTS = ['total', 'inserted', 'updated', 'unchanged', 'failed', 'warnings'] as const;
/** Colors of counts that are not 0. */
const COLORS = {
  total: 'default',
  inserted: 'success',
  updated: 'success',
  unchanged: 'default',
  failed: 'error',
  warnings: 'warning',
} as const satisfies Record<(typeof COUNTS)[number], string>;
const ROWS_PER_PAGE = 20;

/** Shows the progress and the result of an import. */
export default function InputReportView({ resource, id }: { resource: string; id: number }) {
  const translate = useTranslate();
  const { input, report } = useInputProgress(resource, id);
  if (!input) return <LinearProgress aria-label={translate('service-manage.input.report')} />;
  const state = translate(choiceLabel(serviceInput, 'status', input.status));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2" aria-live="polite">
        {`${input.fileName} · ${translate(choiceLabel(serviceInput, 'mode', input.mode))} · ${state}`}
      </Typography>
      {!isFinished(input) && (
        <LinearProgress variant="determinate" value={input.percent ?? 0} aria-label={`${state} ${input.percent}%`} />
      )}
      {input.failure && (
        <Alert severity="error">{translate(choiceLabel(serviceInput, 'failure', input.failure))}</Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {COUNTS.map((name) => (
          <Chip
            key={name}
            size="small"
            color={input[name] ? COLORS[name] : 'default'}
            label={`${translate(fieldLabel(serviceInput, name))} ${input[name] ?? 0}`}
          />
        ))}
      </Box>
      {report && <Mapping report={report} />}
      {report && isFinished(input) && (input.status === 'ready' || report.problems.length > 0) && (
        <Problems problems={report.problems} fileName={input.fileName ?? ''} />
      )}
    </Box>
  );
}

function Mapping({ report: { mapping } }: { report: InputReport }) {
  const translate = useTranslate();
  if (mapping.length === 0) return null;
  return (
    <Box>
      <Typography variant="h3">{translate('service-manage.input.mapping')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, marginBlockStart: 0.5 }}>
        {withUniqueKeys(mapping).map(({ key, heading, column }) => (
          <Chip
            key={key}
            size="small"
            variant="outlined"
            color={column === null ? 'warning' : 'default'}
            label={`${heading} → ${column === null ? translate('service-manage.input.unread') : headingOf(column)}`}
          />
        ))}
      </Box>
    </Box>
  );
}

/** Numbers repeated headings, because the second one is a different column. */
function withUniqueKeys(mapping: InputReport['mapping']) {
  const times = new Map<string, number>();
  return mapping.map((each) => {
    const time = (times.get(each.heading) ?? 0) + 1;
    times.set(each.heading, time);
    return { ...each, key: `${time} ${each.heading}` };
  });
}

function Problems({ problems, fileName }: { problems: readonly InputProblem[]; fileName: string }) {
  const translate = useTranslate();
  const [code, setCode] = useState('');
  const [page, setPage] = useState(0);
  const text = (name: string) => translate(`service-manage.input.${name}`);
  if (problems.length === 0) return <Alert severity="success">{text('none')}</Alert>;
  const codes = [...new Set(problems.map((problem) => problem.code))].sort();
  const shown = code === '' ? problems : problems.filter((problem) => problem.code === code);
  const codeText = (each: string) => text(`codes.${each}`);
  const cells = (problem: InputProblem) => [
    String(problem.line),
    headingOf(problem.column),
    codeText(problem.code),
    translate(`problems.${problem.problem}`, problem.params),
    problem.value,
  ];
  const headings = ['line', 'column', 'code', 'message', 'value'].map(text);
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h3" sx={{ flex: 1 }}>
          {text('problems')}
        </Typography>
        <TextField
          select
          size="small"
          label={text('code')}
          value={code}
          onChange={({ target }) => {
            setCode(target.value);
            setPage(0);
          }}
          sx={{ minWidth: 160 }}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{text('all')}</MenuItem>
          {codes.map((each) => (
            <MenuItem key={each} value={each}>
              {codeText(each)}
            </MenuItem>
          ))}
        </TextField>
        <Button
          size="small"
          onClick={() =>
            saveCsv({ name: `${fileName.replace(/\.\w+$/, '')}-errors.csv`, headings, rows: shown.map(cells) })
          }
        >
          {text('errorCsv')}
        </Button>
      </Box>
      <TableContainer>
        <Table size="small" aria-label={text('problems')}>
          <TableHead>
            <TableRow>
              {headings.map((heading) => (
                <TableCell key={heading}>{heading}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.slice(page * ROWS_PER_PAGE, (page + 1) * ROWS_PER_PAGE).map((problem) => (
              <TableRow
                key={`${problem.line} ${problem.column} ${problem.code}`}
                sx={{ '& td:nth-of-type(4)': { color: isInputWarning(problem) ? 'warning.dark' : 'error.main' } }}
              >
                {cells(problem).map((cell, position) => (
                  <TableCell key={headings[position]}>{cell}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={shown.length}
        page={page}
        rowsPerPage={ROWS_PER_PAGE}
        rowsPerPageOptions={[ROWS_PER_PAGE]}
        onPageChange={(_event, next) => setPage(next)}
      />
    </Box>
  );
}

/** Returns the Chinese heading of a template column; any other heading stays as is. */
function headingOf(column: string): string {
  return Object.hasOwn(inputColumns, column) ? inputColumns[column as InputColumnName].heading : column;
}
