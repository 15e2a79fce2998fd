import { useStore } from 'react-admin';

/** Animations of the console; with the system setting for reduced motion, none run. */
export interface Motion {
  /** Whether a page slides in when it becomes visible. */
  hasPageTransition: boolean;
  setPageTransition: (active: boolean) => void;
  /** Whether the width of the sidebar is animated. */
  hasAsideTransition: boolean;
  setAsideTransition: (active: boolean) => void;
}

/** Returns the animation settings, stored per user (spec §3). */
export function useMotion(): Motion {
  const [hasPageTransition, setPageTransition] = useStore('transition.active', true);
  const [hasAsideTransition, setAsideTransition] = useStore('menu.asideTransition', true);
  return { hasPageTransition, setPageTransition, hasAsideTransition, setAsideTransition };
}
