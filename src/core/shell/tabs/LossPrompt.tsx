import { lazy, Suspense, useEffect } from 'react';
import { useTabsView } from './TabsContext';

const load = () => import('./LossDialog');
const LossDialog = lazy(load);

/** The question before unsaved input is lost, while it is asked. */
export function LossPrompt() {
  const { question, unsaved } = useTabsView();
  const mayAsk = unsaved.size > 0;
  useEffect(() => {
    // Fetched while the server is there: it is asked above all when something is wrong.
    if (mayAsk) void load().catch(() => undefined);
  }, [mayAsk]);
  if (!question) return null;
  return (
    <Suspense fallback={null}>
      <LossDialog {...question} />
    </Suspense>
  );
}
