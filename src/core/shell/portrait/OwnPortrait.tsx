import type { ReactNode } from 'react';
import { useOwnPortrait } from './useOwnPortrait';

/** The user's own picture in the header, or a fallback without one. Fetched when the page is idle. */
export default function OwnPortrait({ fallback }: { fallback: ReactNode }) {
  const url = useOwnPortrait();
  return url ? <img src={url} alt="" className="shell-portrait" /> : fallback;
}
