import CloseIcon from '@mui/icons-material/Close';
import PushPinIcon from '@mui/icons-material/PushPin';
import type { CSSProperties, HTMLAttributes, Ref } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { isClosable, type Tab } from '../Tab';

/** Props of a tab. */
export interface TabItemProps {
  path: string;
  tab: Tab;
  title: string;
  isCurrent: boolean;
  /** Whether this tab is the tab stop of the strip. */
  isTabStop: boolean;
  isUnsaved: boolean;
  /** Id of the text that describes the keys. */
  hint: string;
  onClose: () => void;
  /** Drag-and-drop props. */
  drag?: { ref: Ref<HTMLLIElement>; style: CSSProperties; handlers: HTMLAttributes<HTMLElement> | undefined };
}

/** A link to an open page, with a mark for unsaved input and a close button; a middle click closes it too. */
export function TabItem({ path, tab, title, isCurrent, isTabStop, isUnsaved, hint, onClose, drag }: TabItemProps) {
  const translate = useTranslate();
  const canClose = isClosable(tab);
  return (
    <li
      ref={drag?.ref}
      style={drag?.style}
      data-tab={path}
      data-current={isCurrent || undefined}
      data-pinned={tab.meta.pinned}
      onMouseDown={(event) => {
        // Prevents the browser's middle-click scrolling.
        if (event.button === 1) event.preventDefault();
      }}
      onAuxClick={(event) => {
        if (event.button !== 1) return;
        event.preventDefault();
        if (canClose) onClose();
      }}
    >
      <Link
        to={tab.fullPath}
        state={tab.state}
        draggable={false}
        title={title}
        tabIndex={isTabStop ? 0 : -1}
        aria-current={isCurrent ? 'page' : undefined}
        aria-describedby={hint}
        {...drag?.handlers}
      >
        {tab.meta.pinned && (
          <PushPinIcon role="img" aria-hidden={false} aria-label={translate('console.tabs.pinned')} />
        )}
        {isUnsaved && <i role="img" aria-label={translate('console.tabs.unsaved')} />}
        <span>{title}</span>
      </Link>
      {canClose && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={translate('console.tabs.closeOne', { title })}
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      )}
    </li>
  );
}
