declare global {
  interface Window {
    /** A click on the login page's button before the page was hydrated. */
    heldClick?: HeldClick;
  }
}

interface HeldClick {
  button?: HTMLButtonElement;
  stop: () => void;
}

/**
 * Captures the last click on a button until the page's scripts have loaded. The login form is prerendered, and a fast user
 * can press Enter, which clicks the submit button, before hydration.
 */
export function holdClicks(): void {
  const hold = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('.login button');
    if (!button) return;
    event.preventDefault();
    held.button?.removeAttribute('aria-busy');
    if (button.type === 'submit') button.setAttribute('aria-busy', 'true');
    held.button = button;
  };
  const held: HeldClick = { stop: () => document.removeEventListener('click', hold) };
  document.addEventListener('click', hold);
  window.heldClick = held;
}

/** Stops capturing and replays the captured click. */
export function releaseClick(): void {
  const held = window.heldClick;
  window.heldClick = undefined;
  held?.stop();
  held?.button?.removeAttribute('aria-busy');
  held?.button?.click();
}
