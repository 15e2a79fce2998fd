import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { RichTextEditorProps } from './RichTextEditor';

export type RichTextInputProps = RichTextEditorProps;

const RichTextEditor = lazy(() => import('./RichTextEditor'));

/**
 * A form input for rich text; its value is HTML. The editor, some hundred kilobytes, is lazy-loaded. Show
 * the value with `SafeHtml`.
 */
export function RichTextInput(props: RichTextInputProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={160} />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
