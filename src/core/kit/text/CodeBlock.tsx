import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';

export interface CodeBlockProps {
  code: string;
  /** `tsx`, `css`, `html`, `json`, `markdown`, `shell`, `sql`, `javascript`; others are not highlighted. */
  language?: string;
  /** Accessible name, already translated. */
  label: string;
  /** Height in pixels above which it scrolls. */
  maxHeight?: number;
}

const PlainCode = ({ code }: { code: string; language?: string }) => code;
// Highlighting is optional: if its code cannot be loaded, the code is shown plain.
const ColoredCode = lazy(() => import('./ColoredCode').catch(() => ({ default: PlainCode })));

/** Code with syntax highlighting; scrollable by keyboard too. */
export function CodeBlock({ code, language, label, maxHeight }: CodeBlockProps) {
  return (
    <Box
      component="pre"
      // A scroll container without focusable content must itself be focusable (WCAG 2.1.1).
      tabIndex={0}
      role="region"
      aria-label={label}
      sx={{
        m: 0,
        p: 2,
        maxHeight,
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: '#f7f9fb',
        color: '#24292f',
        fontFamily: 'ui-monospace, SFMono-Regular, Consolas, "Liberation Mono", monospace',
        fontSize: '0.8125rem',
        lineHeight: 1.55,
        tabSize: 2,
      }}
    >
      <code>
        <Suspense fallback={code}>
          <ColoredCode code={code} language={language} />
        </Suspense>
      </code>
    </Box>
  );
}
