declare global {
  interface Window {
    /** A click on the login page's button before the page was hydrated. */
    earlyClick?: EarlyClick;
  }
}

interface EarlyClick {
  button?: HTMLButtonElement;
  stop: () => void;
}

/**
 * Captures the last click on a button until the page's scripts have loaded. The login form is prerendered, and a fast user
 * can press Enter, which clicks the submit button, before hydration.
 */
export function captureEarlyClick(): void {
  const capture = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('.login button');
    if (!button) return;
    event.preventDefault();
    earlyClick.button?.removeAttribute('aria-busy');
    if (button.type === 'submit') button.setAttribute('aria-busy', 'true');
    earlyClick.button = button;
  };
  const earlyClick: EarlyClick = { stop: () => document.removeEventListener('click', capture) };
  document.addEventListener('click', capture);
  window.earlyClick = earlyClick;
}

/** Stops capturing and replays the captured click. */
export function replayEarlyClick(): void {
  const earlyClick = window.earlyClick;
  window.earlyClick = undefined;
  earlyClick?.stop();
  earlyClick?.button?.removeAttribute('aria-busy');
  earlyClick?.button?.click();
}
