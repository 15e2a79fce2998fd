import { lazy, type ReactNode, Suspense } from 'react';

const ReasonForm = lazy(() => import('./ReasonForm'));

export interface ReasonDialogProps {
  title: string;
  /** What will happen, and to whom. */
  description?: string;
  /** What else is chosen, above the reason. */
  children?: ReactNode;
  /** Common reasons, offered as chips. */
  suggestions?: readonly string[];
  confirmLabel: string;
  tone?: 'danger' | 'neutral';
  /** `false` as long as something else is missing. */
  isReady?: boolean;
  /** Resolves when done (the dialog closes) and rejects to stay open. */
  onConfirm: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks why before something is done that is logged with its reason; loaded when it is first asked for. */
export function ReasonDialog(props: ReasonDialogProps) {
  return (
    <Suspense fallback={null}>
      <ReasonForm {...props} />
    </Suspense>
  );
}
