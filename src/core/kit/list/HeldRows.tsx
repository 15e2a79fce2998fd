import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { type ListNews, listHolds } from '../../plugin-api';
import { useFollowedLinks } from '../../plugin-api/useFollowedLinks';

/** A menu or a dialog over the page. */
const OVERLAY = '.MuiModal-root';

/**
 * Keeps rows stable while the pointer or the keyboard focus is on them, rows are selected, or a menu is open. Changes within
 * a row appear at once. Changes that add, remove or move rows wait behind a button, or until the user is done.
 */
export function HeldRows({ children, isBusy }: { children: ReactNode; isBusy: boolean }) {
  const translate = useTranslate();
  const { resource, data, selectedIds } = useListContext();
  const [news, setNews] = useState<ListNews>();
  const follow = useFollowedLinks();
  const rows = useRef<HTMLDivElement>(null);
  const isUnderPointer = useRef(false);
  const current = useEffectEvent(() => data);
  const isHeld = useEffectEvent(
    () =>
      isUnderPointer.current ||
      selectedIds.length > 0 ||
      rows.current?.querySelector(':focus-visible') !== null ||
      document.querySelector(OVERLAY) !== null,
  );
  useEffect(
    () => listHolds.add({ resource, rows: () => current(), isHeld: () => isHeld(), onNews: setNews }),
    [resource],
  );
  // Another page, order or filter shows the new rows anyway.
  const ids = data?.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what counts is that other rows are shown
  useEffect(() => setNews(undefined), [ids]);
  const letGo = () => {
    isUnderPointer.current = false;
    if (news && !isHeld()) news.show();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is clicked, or entered by key, is a link in it
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div
      ref={rows}
      className="kit-rows"
      aria-busy={isBusy}
      onClick={follow}
      onPointerEnter={({ pointerType }) => {
        isUnderPointer.current = pointerType === 'mouse';
      }}
      onPointerLeave={letGo}
    >
      {news && (
        <div role="status" className="kit-news">
          <button type="button" className="kit-button kit-button-main" onClick={news.show}>
            {news.more > 0 ? translate('kit.live.more', { smart_count: news.more }) : translate('kit.live.changed')}
          </button>
        </div>
      )}
      {children}
    </div>
  );
}
