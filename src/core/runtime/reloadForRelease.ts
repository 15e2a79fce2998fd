/** Session storage key of the release that this window was already reloaded for. */
const RELOADED_KEY = 'reloadedFor';
/** Timeout for the request; the user is waiting for an error message meanwhile. */
const RESPONSE_TIMEOUT_MS = 3_000;

/** Matches the entry script, but not async scripts beside it. */
const ENTRY = {
  element: 'script[type=module][src]:not([async])',
  html: /<script type="module"(?! async)[^>]* src="([^"]+)"/,
};

/**
 * Reloads the console when a new release has replaced the running one, whose files no longer exist. Reloads once per
 * release, and never with unsaved input.
 */
export async function reloadForRelease(): Promise<void> {
  const runningEntry = document.querySelector<HTMLScriptElement>(ENTRY.element)?.getAttribute('src');
  const releasedEntry = await fetchReleasedEntry();
  if (!runningEntry || !releasedEntry || releasedEntry === runningEntry) return;
  // Pages with unsaved input prevent this event, on which browsers also ask before leaving.
  const canReload = window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  if (!canReload || sessionStorage.getItem(RELOADED_KEY) === releasedEntry) return;
  sessionStorage.setItem(RELOADED_KEY, releasedEntry);
  window.location.reload();
}

/** Returns the entry script of the server's current release; `undefined` if unknown. */
async function fetchReleasedEntry(): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
    const response = await fetch(window.location.pathname, {
      headers: { Accept: 'text/html' },
      cache: 'no-store',
      signal,
    });
    return ENTRY.html.exec(await response.text())?.[1];
  } catch {
    // The server is unreachable; the page shows that its code could not be loaded.
    return undefined;
  }
}
