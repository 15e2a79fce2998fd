import { useEffect, useState } from 'react';
import { SafeHtml } from './SafeHtml';

/** Renders Markdown (GFM); scripts and external content are removed. */
export function Markdown({ text }: { text: string }) {
  const [html, setHtml] = useState('');
  useEffect(() => {
    let isCurrent = true;
    // Lazy-loaded: some ten kilobytes that few pages need.
    import('marked').then(async ({ marked }) => {
      const parsed = await marked.parse(text, { gfm: true });
      if (isCurrent) setHtml(parsed);
    });
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return <SafeHtml html={html} />;
}
