import CloseFullscreenIcon from '@mui/icons-material/CloseFullscreen';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { toastStore } from '../toast/toastStore';
import { useKey } from '../useKey';

/** Button over a full-window page that restores header, menus and tabs, as Escape does. */
export function RestoreButton({ onRestore }: { onRestore: () => void }) {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const [focused] = useState(() => document.activeElement);
  const said = translate('console.maximise.done');
  useKey('escape', onRestore);
  useEffect(() => {
    // The previously focused element may be hidden until everything is restored.
    button.current?.focus();
    return () => {
      if (focused instanceof HTMLElement) focused.focus();
    };
  }, [focused]);
  useEffect(() => toastStore.push({ type: 'info', message: said }), [said]);
  return (
    <button ref={button} type="button" aria-keyshortcuts="Escape" className="shell-restore" onClick={onRestore}>
      <CloseFullscreenIcon fontSize="small" />
      {translate('console.maximise.restore')}
    </button>
  );
}
