import { useEffectEvent, useLayoutEffect, useRef } from 'react';
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
  const [hasAllColumns] = useHasAllColumns();
  const { unfitting, setUnfitting } = useColumnFit();
  const hidden = shown.flatMap(({ source }, at) =>
    !hasAllColumns && unfitting.includes(source) ? `[data-fit="${name}"] tr>:nth-child(${at + leading + 1})` : [],
  );
  const style = useRef<HTMLStyleElement>(null);
  /** The visible widths after the last measurement. */
  const measured = useRef('');
  const measure = useEffectEvent((container: HTMLElement) => {
    // A page that is not visible has no layout.
    if (container.clientWidth === 0 || visibleWidths(container) === measured.current) return;
    if (hidden.length > 0) container.removeAttribute('data-fit');
    const cells = headCells(container).map((cell) => ({
      source: cell.dataset.column,
      width: cell.getBoundingClientRect().width,
    }));
    container.dataset.fit = name;
    // Before the browser paints the table.
    flushSync(() => setUnfitting(unfittingColumns(cells, title?.source, container.clientWidth)));
    measured.current = visibleWidths(container);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns have other cells
  useLayoutEffect(() => {
    const container = style.current?.parentElement;
    if (!container) return;
    // Reports the first layout too, and whatever changes the cells: other rows, names that arrive after them, larger texts.
    const observer = new ResizeObserver(() => measure(container));
    for (const element of [container, ...headCells(container)]) observer.observe(element);
    return () => observer.disconnect();
  }, [shown]);
  useLayoutEffect(() => () => setUnfitting([]), [setUnfitting]);
  return (
    <style ref={style} nonce={documentNonce()} media="screen">
      {hidden.length > 0 && `${hidden.join()}{display:none}`}
    </style>
  );
}

const headCells = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('thead th')];

const visibleWidths = (container: HTMLElement) =>
  [container, ...headCells(container)].map(({ clientWidth }) => clientWidth).join();
