import { logStore } from './logStore';

/**
 * Logs every unhandled error and rejected promise as danger (spec §8). It skips failures that are already logged, and calls
 * that their own caller aborted.
 * @returns uninstalls the handlers
 */
export function installGlobalErrorLog(target: Window = window): () => void {
  const onError = (event: ErrorEvent) => {
    const sourceLocation = event.filename ? `${event.filename}:${event.lineno}:${event.colno}` : undefined;
    pushUnhandled({ cause: event.error, message: event.message, source: sourceLocation });
  };
  const onRejection = (event: PromiseRejectionEvent) => pushUnhandled({ cause: event.reason });
  target.addEventListener('error', onError);
  target.addEventListener('unhandledrejection', onRejection);
  return () => {
    target.removeEventListener('error', onError);
    target.removeEventListener('unhandledrejection', onRejection);
  };
}

function pushUnhandled({ cause, message, source }: { cause: unknown; message?: string; source?: string }): void {
  if (logStore.isHandled(cause) || isAbort(cause) || isResizeObserverNotice(message)) return;
  const stack = cause instanceof Error ? cause.stack : undefined;
  logStore.push(
    {
      message: messageOf(cause) ?? message ?? 'Unknown error',
      type: 'danger',
      stack,
      source: source ?? firstFrame(stack),
    },
    cause,
  );
}

function messageOf(cause: unknown): string | undefined {
  if (cause instanceof Error) return `${cause.name}: ${cause.message}`;
  if (typeof cause === 'string' && cause !== '') return cause;
  return undefined;
}

function isAbort(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'AbortError';
}

/** Browsers report "ResizeObserver loop completed with undelivered notifications" as an error although nothing failed. */
function isResizeObserverNotice(message: string | undefined): boolean {
  return message?.startsWith('ResizeObserver loop') ?? false;
}

function firstFrame(stack: string | undefined): string | undefined {
  return stack?.match(/(?:https?|file):\/\/[^\s()]+:\d+:\d+/)?.[0];
}
