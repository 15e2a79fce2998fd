import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { flushSync } from 'react-dom';
import { documentNonce } from '../../../theme/documentNonce';
import { useListSettings } from '../ListSettings';
import { useHasAllColumns } from '../useListPreferences';
import { useColumnFit } from './ColumnFitContext';
import { unfittingColumns } from './unfittingColumns';

/**
 * Hides the columns that do not fit into the table, before it is painted; the toolbar offers them. A style sheet hides them, so
 * that no row renders again. Paper has room for all of them.
 * @param name of the element around the table, in `data-fit`
 * @param leading number of cells before the columns
 */
export function FittedColumns({ name, leading }: { name: string; leading: number }) {
  const { shown, title } = useListSettings().shownColumns;
  const { data } = useListContext();
  const [hasAllColumns] = useHasAllColumns();
  const { unfitting, setUnfitting } = useColumnFit();
  const style = useRef<HTMLStyleElement>(null);
  /** The widths that belong to the last measurement, as they are visible. */
  const measured = useRef('');
  const measure = useEffectEvent((container: HTMLElement) => {
    // A page that is not visible has no layout.
    if (container.clientWidth === 0) return;
    const sheet = style.current?.sheet;
    if (sheet) sheet.disabled = true;
    const cells = headCells(container).map((cell) => ({
      source: cell.dataset.column,
      width: cell.getBoundingClientRect().width,
    }));
    if (sheet) sheet.disabled = false;
    setUnfitting(unfittingColumns(cells, title?.source, container.clientWidth));
  });
  const measureResized = useEffectEvent((container: HTMLElement) => {
    if (visibleWidths(container) === measured.current) return;
    // Before the browser paints the resized table.
    flushSync(() => measure(container));
    measured.current = visibleWidths(container);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows and columns have other widths
  useLayoutEffect(() => {
    const container = style.current?.parentElement;
    if (container) measure(container);
  }, [data, shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they change which columns are visible
  useLayoutEffect(() => {
    const container = style.current?.parentElement;
    if (container) measured.current = visibleWidths(container);
  }, [unfitting, hasAllColumns]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns have other cells
  useLayoutEffect(() => {
    const container = style.current?.parentElement;
    if (!container) return;
    // Names of references arrive after the rows, and texts change their size: then the cells have other widths.
    const observer = new ResizeObserver(() => measureResized(container));
    for (const element of [container, ...headCells(container)]) observer.observe(element);
    return () => observer.disconnect();
  }, [shown]);
  useLayoutEffect(() => () => setUnfitting([]), [setUnfitting]);
  const hidden = shown.flatMap(({ source }, at) =>
    !hasAllColumns && unfitting.includes(source) ? `[data-fit="${name}"] tr>:nth-child(${at + leading + 1})` : [],
  );
  return (
    <style ref={style} nonce={documentNonce()} media="screen">
      {hidden.length > 0 && `${hidden.join()}{display:none}`}
    </style>
  );
}

const headCells = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('thead th')];

const visibleWidths = (container: HTMLElement) =>
  [container, ...headCells(container)].map(({ clientWidth }) => clientWidth).join();
