import type { HTMLAttributes, MouseEvent, Ref } from 'react';
import { useFollowedLinks } from '../plugin-api/useFollowedLinks';
import { useMenuLink } from './useMenuLink';

interface MenuAnchorProps extends HTMLAttributes<HTMLElement> {
  /** Where the entry leads: a page, an http(s) address, or '' for a placeholder. */
  to: string;
  /** An entry that leads somewhere was chosen. */
  onChoose?: () => void;
  ref?: Ref<never>;
}

/** A menu entry as what it is: a real link, so that it opens in a new tab too, or a button that warns (spec §2). */
export function MenuAnchor({ to, onChoose, ...props }: MenuAnchorProps) {
  const link = useMenuLink()(to);
  const follow = useFollowedLinks();
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
