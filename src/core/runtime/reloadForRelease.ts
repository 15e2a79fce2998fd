/** Where it is kept, for this window, for which release it has been loaded again. */
const RELOADED = 'reloadedFor';
/** The answer is one small page; whoever waits for it waits for an error. */
const ANSWER_MS = 3_000;

/** What starts the console, and not what runs beside it. */
const ENTRY = {
  element: 'script[type=module][src]:not([async])',
  html: /<script type="module"(?! async)[^>]* src="([^"]+)"/,
};

/**
 * Loads the console again where a new release has taken the place of the one that runs here, whose files are gone: once,
 * and never while something typed is not saved.
 */
export async function reloadForRelease(): Promise<void> {
  const running = document.querySelector<HTMLScriptElement>(ENTRY.element)?.getAttribute('src');
  const current = await currentEntry();
  if (!running || !current || current === running) return;
  // Whoever holds unsaved input prevents this event, at which browsers ask before a page is left.
  const isFree = window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  if (!isFree || sessionStorage.getItem(RELOADED) === current) return;
  sessionStorage.setItem(RELOADED, current);
  window.location.reload();
}

/** The first script of the release that the server has now; `undefined` where it does not say. */
async function currentEntry(): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const answer = await fetch(window.location.pathname, {
      headers: { Accept: 'text/html' },
      cache: 'no-store',
      signal,
    });
    return ENTRY.html.exec(await answer.text())?.[1];
  } catch {
    // A server that is gone has no other release; the page says that its code did not arrive.
    return undefined;
  }
}
