import { lazy, Suspense, useSyncExternalStore } from 'react';
import { passwordPrompt } from './passwordPrompt';

const PasswordDialog = lazy(() => import('./PasswordDialog'));

/** Asks for one's own password where the server takes it again; what was begun goes on when it is right. */
export function PasswordPrompt() {
  const isOpen = useSyncExternalStore(passwordPrompt.subscribe, passwordPrompt.isOpen);
  return isOpen ? (
    <Suspense fallback={null}>
      <PasswordDialog />
    </Suspense>
  ) : null;
}
