import { lazy, Suspense, useSyncExternalStore } from 'react';
import { resendPrompt } from './prompts';

const ResendDialog = lazy(() => import('./ResendDialog'));

/** Asks before resending a write that may already have been stored. */
export function ResendPrompt() {
  const isOpen = useSyncExternalStore(resendPrompt.subscribe, resendPrompt.isOpen);
  return isOpen ? (
    <Suspense fallback={null}>
      <ResendDialog />
    </Suspense>
  ) : null;
}
