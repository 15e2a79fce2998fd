import type { ReactNode } from 'react';
import { useOwnPortrait } from './useOwnPortrait';

/** One's own picture in the header, or what stands there without one. Fetched when the page is at rest. */
export default function OwnPortrait({ fallback }: { fallback: ReactNode }) {
  const url = useOwnPortrait();
  return url ? <img src={url} alt="" className="shell-portrait" /> : fallback;
}
