declare global {
  interface Window {
    /** The button of the login page that was pressed before the page could answer. */
    heldClick?: HeldClick;
  }
}

interface HeldClick {
  button?: HTMLButtonElement;
  stop: () => void;
}

/**
 * Keeps the last press of a button, until the scripts of the page are there: the login page stands in the HTML, and whoever
 * types fast has pressed Enter, which is a click of the submit button, before they have come.
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

/** From now on the page answers by itself, and first to what was held. */
export function releaseClick(): void {
  const held = window.heldClick;
  window.heldClick = undefined;
  held?.stop();
  held?.button?.removeAttribute('aria-busy');
  held?.button?.click();
}
