import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { logStore } from '../../log';
import { createLoadable } from '../../runtime/Loadable';
import { whenSettled } from '../../runtime/whenSettled';
import type { SortableTabsProps } from './SortableTabs';

const sortableTabs = createLoadable(() => import('./SortableTabs'));

/** The tabs that can be dragged; `undefined` until their code is there and nobody is pressing a tab. */
export function useSortableTabs(strip: RefObject<HTMLElement | null>): ComponentType<SortableTabsProps> | undefined {
  const [isReady, setReady] = useState(sortableTabs.loaded() !== undefined);
  useEffect(() => {
    const take = () => {
      // The items are made anew: a click that has begun would be lost.
      if (strip.current?.matches(':active'))
        window.addEventListener('pointerup', () => setTimeout(take), { once: true });
      // At once, so that no press comes between the look and the change.
      else flushSync(() => setReady(true));
    };
    return whenSettled(() => {
      sortableTabs
        .preload()
        .then(take, (error: Error) => logStore.push({ message: error.message, type: 'danger' }, error));
    });
  }, [strip]);
  return isReady ? sortableTabs.loaded() : undefined;
}
