import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { logStore } from '../../log';
import { createLoadable } from '../../runtime/Loadable';
import { runWhenPageIdle } from '../../runtime/runWhenPageIdle';
import type { SortableTabsProps } from './bar/SortableTabs';

const sortableTabs = createLoadable(() => import('./bar/SortableTabs'));

/** Returns the sortable tabs; `undefined` until their code has loaded and the user is not pressing a tab. */
export function useSortableTabs(strip: RefObject<HTMLElement | null>): ComponentType<SortableTabsProps> | undefined {
  const [isReady, setReady] = useState(sortableTabs.loaded() !== undefined);
  useEffect(() => {
    const activate = () => {
      // The items remount: a click in progress would be lost.
      if (strip.current?.matches(':active'))
        window.addEventListener('pointerup', () => setTimeout(activate), { once: true });
      // Synchronous, so that no press can start between the check and the change.
      else flushSync(() => setReady(true));
    };
    return runWhenPageIdle(() => {
      sortableTabs
        .preload()
        .then(activate, (error: Error) => logStore.push({ message: error.message, type: 'danger' }, error));
    });
  }, [strip]);
  return isReady ? sortableTabs.loaded() : undefined;
}
