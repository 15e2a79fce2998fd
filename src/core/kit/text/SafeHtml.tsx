import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { fileUrl } from '../../../../contract/calls/files';
import { useKitDataProvider } from '../action/useKitDataProvider';
import { showPicture } from '../richText/showPicture';

export interface SafeHtmlProps {
  /** Untrusted HTML. */
  html: string;
}

const STORED_PICTURES = `img[src^="${fileUrl('')}"]`;

/** Renders sanitized HTML, without anything that could run or load: no scripts, handlers, forms or frames. */
export function SafeHtml({ html }: SafeHtmlProps) {
  const container = useRef<HTMLDivElement>(null);
  const dataProvider = useKitDataProvider();
  useEffect(() => {
    let isCurrent = true;
    const urls: string[] = [];
    const trackUrl = (url: string) => void (isCurrent ? urls.push(url) : URL.revokeObjectURL(url));
    import('dompurify').then(({ default: purify }) => {
      if (!isCurrent) return;
      const clean = purify.sanitize(html, {
        USE_PROFILES: { html: true },
        FORBID_TAGS: ['form', 'input', 'button', 'textarea', 'select', 'style'],
        RETURN_DOM_FRAGMENT: true,
      });
      for (const link of clean.querySelectorAll('a[href^="http"]')) {
        link.setAttribute('target', '_blank');
        link.setAttribute('rel', 'noopener noreferrer');
      }
      for (const picture of clean.querySelectorAll<HTMLImageElement>(STORED_PICTURES)) {
        const source = picture.getAttribute('src') ?? '';
        picture.removeAttribute('src');
        showPicture(picture, source, { read: (fileId) => dataProvider.readFile(fileId), keep: trackUrl });
      }
      container.current?.replaceChildren(clean);
    });
    return () => {
      isCurrent = false;
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, [html, dataProvider]);
  return (
    <Box
      ref={container}
      sx={{
        overflowWrap: 'anywhere',
        '& img': { maxWidth: '100%', height: 'auto' },
        '& table': { borderCollapse: 'collapse' },
        '& th, & td': { border: 1, borderColor: 'divider', px: 1.5, py: 0.5 },
        '& blockquote': { mx: 0, pl: 2, borderLeft: 3, borderColor: 'divider', color: 'text.secondary' },
      }}
    />
  );
}
