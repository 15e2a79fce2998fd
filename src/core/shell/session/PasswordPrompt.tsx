import { lazy, Suspense, useSyncExternalStore } from 'react';
import { passwordPrompt } from './prompts';

const PasswordDialog = lazy(() => import('./PasswordDialog'));

/** Asks for the user's own password when the server requires it; the pending call continues if it is correct. */
export function PasswordPrompt() {
  const isOpen = useSyncExternalStore(passwordPrompt.subscribe, passwordPrompt.isOpen);
  return isOpen ? (
    <Suspense fallback={null}>
      <PasswordDialog />
    </Suspense>
  ) : null;
}
