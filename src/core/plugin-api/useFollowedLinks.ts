import { type MouseEvent, useCallback } from 'react';
import { createPath, useNavigate } from 'react-router';

/**
 * A click handler for a link to a page of the console, or for what holds many, which are plain `<a href data-page>`: they are
 * followed without loading the console anew, and by the browser itself where a new tab is asked for. The router's own `Link`
 * resolves its address with each render; menus and a table have seventy.
 */
export function useFollowedLinks(): (event: MouseEvent) => void {
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
