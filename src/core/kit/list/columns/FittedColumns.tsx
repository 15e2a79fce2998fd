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
  const measuredWidth = useRef(0);
  const measure = useEffectEvent((container: HTMLElement) => {
    // A page that is not visible has no layout.
    if (container.clientWidth === 0) return;
    const sheet = style.current?.sheet;
    measuredWidth.current = container.clientWidth;
    if (sheet) sheet.disabled = true;
    const cells = [...container.querySelectorAll<HTMLElement>('thead th')].map((cell) => ({
      source: cell.dataset.column,
      width: cell.getBoundingClientRect().width,
    }));
    if (sheet) sheet.disabled = false;
    setUnfitting(unfittingColumns(cells, title?.source, container.clientWidth));
  });
  const measureResized = useEffectEvent((container: HTMLElement) => {
    const isOverflowing = !hasAllColumns && container.scrollWidth > container.clientWidth;
    // Before the browser paints the resized table.
    if (isOverflowing || container.clientWidth !== measuredWidth.current) flushSync(() => measure(container));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows and columns have other widths
  useLayoutEffect(() => {
    const container = style.current?.parentElement;
    if (container) measure(container);
  }, [data, shown]);
  useLayoutEffect(() => {
    const container = style.current?.parentElement;
    const table = container?.querySelector('table');
    if (!container || !table) return;
    const observer = new ResizeObserver(() => measureResized(container));
    observer.observe(container);
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
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
