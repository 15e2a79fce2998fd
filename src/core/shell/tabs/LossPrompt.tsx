import { lazy, Suspense, useEffect } from 'react';
import { useTabsView } from './TabsContext';

const load = () => import('./LossDialog');
const LossDialog = lazy(load);

/** Renders the pending question about unsaved input. */
export function LossPrompt() {
  const { question, unsaved } = useTabsView();
  const mayAsk = unsaved.size > 0;
  useEffect(() => {
    // Preloaded while the server is reachable, because the dialog is most needed when something fails.
    if (mayAsk) void load().catch(() => undefined);
  }, [mayAsk]);
  if (!question) return null;
  return (
    <Suspense fallback={null}>
      <LossDialog {...question} />
    </Suspense>
  );
}
