import { useEffect, useState } from 'react';
import { SafeHtml } from './SafeHtml';

/** Text written in Markdown (GFM); what could run or reach out is left out. */
export function Markdown({ text }: { text: string }) {
  const [html, setHtml] = useState('');
  useEffect(() => {
    let isCurrent = true;
    // Some ten kilobytes, which few pages need.
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
