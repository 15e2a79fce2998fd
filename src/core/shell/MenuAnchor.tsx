import type { HTMLAttributes, MouseEvent, Ref } from 'react';
import { useLinkClickHandler } from '../plugin-api/pages/useLinkClickHandler';
import { useMenuLink } from './useMenuLink';

interface MenuAnchorProps extends HTMLAttributes<HTMLElement> {
  /** Target: a page, an http(s) address, or '' for a placeholder. */
  to: string;
  /** Called when an entry with a target is chosen. */
  onChoose?: () => void;
  ref?: Ref<never>;
}

/** A menu entry with the right element: a link that can open in a new tab, or a button that shows a warning (spec §2). */
export function MenuAnchor({ to, onChoose, ...props }: MenuAnchorProps) {
  const link = useMenuLink()(to);
  const follow = useLinkClickHandler();
  if (link.to === undefined) return <button type="button" {...props} onClick={link.onClick} />;
  if (link.isExternal) {
    return <a href={link.to} target="_blank" rel="noopener noreferrer" {...props} onClick={onChoose} />;
  }
  const choose = (event: MouseEvent) => {
    onChoose?.();
    follow(event);
  };
  return <a href={link.to} data-page {...props} onClick={choose} />;
}
