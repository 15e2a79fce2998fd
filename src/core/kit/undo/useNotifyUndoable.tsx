import { useNotify, useRefresh } from 'react-admin';
import { UndoMessage } from './UndoMessage';

/** Milliseconds for which undoing is offered. */
const UNDO_MS = 10_000;

/**
 * Returns a function that reports a change and offers to undo it for some seconds. `undo` makes calls that report their
 * own result; then the page shows the current records.
 */
export function useNotifyUndoable(): (text: string, undo: () => Promise<unknown>) => void {
  const notify = useNotify();
  const refresh = useRefresh();
  return (text, undo) => {
    const onUndo = () =>
      void undo()
        // The HTTP client has shown the reason.
        .catch(() => undefined)
        .finally(refresh);
    // The HTTP client may have reported the change with the same text.
    const options = { type: 'success', autoHideDuration: UNDO_MS, replaces: text } as const;
    notify(<UndoMessage text={text} onUndo={onUndo} />, options);
  };
}
