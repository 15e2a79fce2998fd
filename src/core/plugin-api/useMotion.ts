import { useStore } from 'react-admin';

/** Which movements the console makes; those who asked their system for less motion see none of them. */
export interface Motion {
  /** A page slides in when it comes into view. */
  hasPageTransition: boolean;
  setPageTransition: (active: boolean) => void;
  /** The sidebar changes its width step by step. */
  hasAsideTransition: boolean;
  setAsideTransition: (active: boolean) => void;
}

/** The movements of the console, kept per user (spec §3). */
export function useMotion(): Motion {
  const [hasPageTransition, setPageTransition] = useStore('transition.active', true);
  const [hasAsideTransition, setAsideTransition] = useStore('menu.asideTransition', true);
  return { hasPageTransition, setPageTransition, hasAsideTransition, setAsideTransition };
}
