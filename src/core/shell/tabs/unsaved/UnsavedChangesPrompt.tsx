import { lazy, Suspense, useEffect } from 'react';
import { useTabsView } from '../TabsContext';

const load = () => import('./UnsavedChangesDialog');
const UnsavedChangesDialog = lazy(load);

/** Renders the pending question about unsaved input. */
export function UnsavedChangesPrompt() {
  const { question, unsaved } = useTabsView();
  const mayPrompt = unsaved.size > 0;
  useEffect(() => {
    // Preloaded while the server is reachable, because the dialog is most needed when something fails.
    if (mayPrompt) void load().catch(() => undefined);
  }, [mayPrompt]);
  if (!question) return null;
  return (
    <Suspense fallback={null}>
      <UnsavedChangesDialog {...question} />
    </Suspense>
  );
}
