import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type FocusEvent, type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { permissionTemplate } from '../entities/permissionTemplate';
import {
  callsOutsideColumns,
  entityName,
  MATRIX_OPERATIONS,
  namesOf,
  operationTitle,
} from '../permission/describePattern';
import { PatternsInput } from '../permission/PatternsInput';
import { type CatalogueEntry, useCatalogue } from '../permission/useCatalogue';
import { columnKey } from '../permission/usePatternTexts';
import { MatrixCell } from './MatrixCell';
import { cellMark, cellPattern, effectsOf, NEXT_MARK, withMark } from './matrixPatterns';
import { type CellPosition, type Layout, nextCell } from './nextCell';

/**
 * A matrix of entities and operations with the grants and denies of a template. Patterns without a cell are listed below.
 */
export function PermissionMatrix() {
  const translate = useTranslate();
  const { data: catalogue, error } = useCatalogue();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 }}>
      {error && <Alert severity="warning">{translate('system-manage.template.noCatalogue')}</Alert>}
      {catalogue && <Matrix catalogue={catalogue} />}
      <PatternsInput entity={permissionTemplate} source="grants" />
      <PatternsInput entity={permissionTemplate} source="denies" />
    </Box>
  );
}

const START_CELL: CellPosition = { row: 0, column: 0 };

/** The matrix is one tab stop. Arrow keys, Home and End move between cells, Space and Enter change the focused cell. */
function Matrix({ catalogue }: { catalogue: readonly CatalogueEntry[] }) {
  const translate = useTranslate();
  const table = useRef<HTMLTableElement>(null);
  const { setValue, getValues } = useFormContext();
  const [current, setCurrent] = useState(START_CELL);
  const [grants, denies] = useWatch({ name: ['grants', 'denies'] });
  const patterns = useMemo(() => ({ grants: toStrings(grants), denies: toStrings(denies) }), [grants, denies]);
  const rows = useMemo(() => ['*', ...new Set(catalogue.map(({ entity }) => entity))], [catalogue]);
  const cells = useMemo(() => cellsOf(rows, catalogue), [rows, catalogue]);
  const effects = useMemo(() => effectsOf(cells, patterns), [cells, patterns]);
  const calls = useMemo(() => rows.map((entity) => callsOf(catalogue, entity)), [rows, catalogue]);
  const layout = useMemo(() => layoutOf({ rows, calls, catalogue }), [rows, calls, catalogue]);
  const toggleMark = useCallback(
    (pattern: string) => {
      const currentPatterns = { grants: toStrings(getValues('grants')), denies: toStrings(getValues('denies')) };
      const next = withMark(pattern, NEXT_MARK[cellMark(pattern, currentPatterns)], currentPatterns);
      for (const name of ['grants', 'denies'] as const) {
        setValue(name, next[name], { shouldDirty: true, shouldTouch: true, shouldValidate: true });
      }
    },
    [getValues, setValue],
  );
  const moveFocus = (event: KeyboardEvent) => {
    const next = nextCell(layout, current, event.key);
    if (!next) return;
    event.preventDefault();
    const { row, column } = next;
    table.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)?.focus();
  };
  const trackFocus = ({ target }: FocusEvent) => {
    const { row, column } = target instanceof HTMLElement ? target.dataset : {};
    if (row !== undefined && column !== undefined) setCurrent({ row: Number(row), column: Number(column) });
  };
  const nameOf = (entity: string) =>
    entity === '*'
      ? translate('system-manage.template.everything')
      : translate(`entities.${entity}.name`, { _: entityName(catalogue, entity) });
  const cell = (pattern: string, label: string, { row, column }: CellPosition) => (
    <MatrixCell
      label={label}
      mark={cellMark(pattern, patterns)}
      effect={effects.get(pattern) ?? 'nothing'}
      pattern={pattern}
      onMark={toggleMark}
      row={row}
      column={column}
      isCurrent={current.row === row && current.column === column}
    />
  );
  return (
    <Box
      sx={{
        position: 'relative',
        overflow: 'auto',
        maxHeight: '70vh',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box component="table" role="grid" ref={table} onKeyDown={moveFocus} onFocus={trackFocus} sx={tableSx}>
        <caption>{translate('system-manage.template.matrixCaption')}</caption>
        <thead>
          <tr>
            <th scope="col">{translate('entities.permission.fields.entity')}</th>
            {MATRIX_OPERATIONS.map((operation) => (
              <th key={operation} scope="col">
                {translate(`system-manage.template.operations.${columnKey(operation)}`)}
              </th>
            ))}
            <th scope="col">{translate('system-manage.template.others')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((entity, row) => (
            <tr key={entity}>
              <th scope="row">{nameOf(entity)}</th>
              {MATRIX_OPERATIONS.map((operation, column) => {
                const pattern = cellPattern(operation, entity);
                const words = translate(`system-manage.template.operations.${columnKey(operation)}`);
                return (
                  <td key={operation}>
                    {layout[row]?.includes(column) && cell(pattern, `${nameOf(entity)} ${words}`, { row, column })}
                  </td>
                );
              })}
              <td>
                <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                  {calls[row]?.map(({ name, title }, position) => (
                    <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
                      {cell(name, title, { row, column: MATRIX_OPERATIONS.length + position })} {operationTitle(title)}
                    </Box>
                  ))}
                </Box>
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

function cellsOf(rows: readonly string[], catalogue: readonly CatalogueEntry[]) {
  return rows.flatMap((entity) => [
    ...MATRIX_OPERATIONS.map((operation) => ({
      pattern: cellPattern(operation, entity),
      names: namesOf(catalogue, operation, entity),
    })),
    ...callsOutsideColumns(catalogue, entity).map(({ name }) => ({ pattern: name, names: [name] })),
  ]);
}

/** Returns the calls outside the columns; the row for all entities has none. */
function callsOf(catalogue: readonly CatalogueEntry[], entity: string): readonly CatalogueEntry[] {
  return entity === '*' ? [] : callsOutsideColumns(catalogue, entity);
}

interface LayoutOptions {
  rows: readonly string[];
  /** For each row, the calls outside the columns. */
  calls: readonly (readonly CatalogueEntry[])[];
  catalogue: readonly CatalogueEntry[];
}

/** Returns the positions of all cells. */
function layoutOf({ rows, calls, catalogue }: LayoutOptions): Layout {
  return rows.map((entity, row) => [
    ...MATRIX_OPERATIONS.flatMap((operation, column) =>
      namesOf(catalogue, operation, entity).length > 0 ? [column] : [],
    ),
    ...(calls[row] ?? []).map((_, position) => MATRIX_OPERATIONS.length + position),
  ]);
}

function toStrings(value: unknown): string[] {
  return Array.isArray(value) ? value : [];
}

const tableSx = {
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '0.8125rem',
  minWidth: '100%',
  '& caption': { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' },
  '& th, & td': { px: 1, py: 0.5, borderBottom: 1, borderColor: 'divider', textAlign: 'start', whiteSpace: 'nowrap' },
  '& td:last-of-type': { minWidth: 260, whiteSpace: 'normal' },
  '& thead th': { position: 'sticky', top: 0, zIndex: 2, bgcolor: 'background.paper', fontWeight: 600 },
  '& tbody th, & thead th:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    bgcolor: 'background.paper',
    fontWeight: 500,
    whiteSpace: 'normal',
    minWidth: { xs: 88, sm: 140 },
  },
  '& thead th:first-of-type': { zIndex: 3 },
} as const;
