import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { listSnapshots, type PendingListChanges } from '../../../plugin-api';
import { useLinkClickHandler } from '../../../plugin-api/pages/useLinkClickHandler';

/** A menu or a dialog over the page. */
const OVERLAY = '.MuiModal-root';

/**
 * Keeps rows stable while the pointer or the keyboard focus is on them, rows are selected, one is in the panel, or a menu is open. Changes within
 * a row appear at once. Changes that add, remove or move rows wait behind a button, or until the user is done.
 */
export function StableRows({ children, isBusy }: { children: ReactNode; isBusy: boolean }) {
  const translate = useTranslate();
  const { resource, data, selectedIds } = useListContext();
  const [pendingChanges, setPendingChanges] = useState<PendingListChanges>();
  const onLinkClick = useLinkClickHandler();
  const rows = useRef<HTMLDivElement>(null);
  const isUnderPointer = useRef(false);
  const currentRows = useEffectEvent(() => data);
  const isFrozen = useEffectEvent(
    () =>
      isUnderPointer.current ||
      selectedIds.length > 0 ||
      rows.current?.querySelector(':focus-visible, .kit-peeked') !== null ||
      document.querySelector(OVERLAY) !== null,
  );
  useEffect(
    () =>
      listSnapshots.add({
        resource,
        rows: () => currentRows(),
        isFrozen: () => isFrozen(),
        onPendingChanges: setPendingChanges,
      }),
    [resource],
  );
  // Another page, order or filter shows the new rows anyway.
  const ids = data?.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what counts is that other rows are shown
  useEffect(() => setPendingChanges(undefined), [ids]);
  const onPointerLeave = () => {
    isUnderPointer.current = false;
    if (pendingChanges && !isFrozen()) pendingChanges.apply();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is clicked, or entered by key, is a link in it
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div
      ref={rows}
      className="kit-rows"
      aria-busy={isBusy}
      onClick={onLinkClick}
      onPointerEnter={({ pointerType }) => {
        isUnderPointer.current = pointerType === 'mouse';
      }}
      onPointerLeave={onPointerLeave}
    >
      {pendingChanges && (
        <div role="status" className="kit-news">
          <button type="button" className="kit-button kit-button-main" onClick={pendingChanges.apply}>
            {pendingChanges.countDifference > 0
              ? translate('kit.live.more', { smart_count: pendingChanges.countDifference })
              : translate('kit.live.changed')}
          </button>
        </div>
      )}
      {children}
    </div>
  );
}
