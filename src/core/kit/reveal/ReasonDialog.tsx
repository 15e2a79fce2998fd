import { lazy, type ReactNode, Suspense } from 'react';

const ReasonForm = lazy(() => import('./ReasonForm'));

export interface ReasonDialogProps {
  title: string;
  /** What happens, and to which record. */
  description?: string;
  /** Additional inputs above the reason. */
  children?: ReactNode;
  /** Common reasons, offered as chips. */
  suggestions?: readonly string[];
  confirmLabel: string;
  tone?: 'danger' | 'neutral';
  /** `false` while another input is missing. */
  isReady?: boolean;
  /** Resolves when done (the dialog closes); rejects to keep it open. */
  onConfirm: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a reason before an action that is logged with it; loaded on first use. */
export function ReasonDialog(props: ReasonDialogProps) {
  return (
    <Suspense fallback={null}>
      <ReasonForm {...props} />
    </Suspense>
  );
}
