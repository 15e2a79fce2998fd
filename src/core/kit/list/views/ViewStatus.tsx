import { lazy, Suspense } from 'react';
import type { DroppedViewPart } from '../../../../../contract/query/listView';
import { useListSettings } from '../ListSettings';
import { useActiveView } from './activeView';
import { useDefaultViewsQuery } from './useListViews';
import { useViewResource } from './useViewResource';

const ViewNotice = lazy(() => import('./ViewNotice'));

/** Keeps the default views current, and names the parts of the view that this administrator does not get. */
export default function ViewStatus() {
  const { key, columns } = useListSettings();
  const { active, setActive } = useActiveView(key);
  useDefaultViewsQuery(useViewResource());
  if (!active) return null;
  const available = new Set(columns.map(({ source }) => source));
  const missing = (active.columns ?? []).filter((name) => !available.has(name));
  const parts = [
    ...active.dropped,
    ...missing.map((name): DroppedViewPart => ({ part: 'column', name, reason: 'removed' })),
  ];
  if (parts.length === 0) return null;
  const close = () =>
    setActive({ ...active, dropped: [], columns: active.columns?.filter((name) => available.has(name)) ?? null });
  return (
    <Suspense fallback={null}>
      <ViewNotice parts={parts} onClose={close} />
    </Suspense>
  );
}
