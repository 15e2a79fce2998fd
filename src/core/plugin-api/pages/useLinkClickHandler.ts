import { type MouseEvent, useCallback } from 'react';
import { createPath, useNavigate } from 'react-router';

/**
 * Returns a click handler for a plain link `<a href data-page>` to a page of the console, or for a container of such links.
 * It navigates without a reload, and leaves new-tab clicks to the browser. The router's `Link` resolves its address on each
 * render, which is slow for menus and tables with seventy links.
 */
export function useLinkClickHandler(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
      if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      const to = target instanceof Element && target.closest('a[data-page]')?.getAttribute('href');
      if (!to) return;
      event.preventDefault();
      navigate(to, { replace: to === createPath(window.location) });
    },
    [navigate],
  );
}
