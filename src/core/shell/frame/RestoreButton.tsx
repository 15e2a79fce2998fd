import CloseFullscreenIcon from '@mui/icons-material/CloseFullscreen';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { toastStore } from '../toast/toastStore';
import { useKey } from '../useKey';

/** Button over a full-window page that restores header, menus and tabs, as Escape does. */
export function RestoreButton({ onRestore }: { onRestore: () => void }) {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const [previouslyFocused] = useState(() => document.activeElement);
  const notice = translate('console.maximise.done');
  useKey('escape', onRestore);
  useEffect(() => {
    // The previously focused element may be hidden until everything is restored.
    button.current?.focus();
    return () => {
      if (previouslyFocused instanceof HTMLElement) previouslyFocused.focus();
    };
  }, [previouslyFocused]);
  useEffect(() => toastStore.push({ type: 'info', message: notice }), [notice]);
  return (
    <button ref={button} type="button" aria-keyshortcuts="Escape" className="shell-restore" onClick={onRestore}>
      <CloseFullscreenIcon fontSize="small" />
      {translate('console.maximise.restore')}
    </button>
  );
}
