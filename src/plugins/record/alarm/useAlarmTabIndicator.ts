import { useEffect } from 'react';
import type { AlarmPriority } from './alarmPriority';

/** Milliseconds for which the title alternately shows the alarm and the page's own title. */
const TURN_MS = 1_500;

/** Signals a waiting alarm in the browser tab: the title alternates with the page's own, and the icon changes. */
export function useAlarmTabIndicator(priority: AlarmPriority | undefined, title: string): void {
  const isShown = priority !== undefined && priority !== 'low';
  useEffect(() => (isShown ? showTitle(title) : undefined), [isShown, title]);
  useEffect(() => (isShown ? showIcon(`/alarm-${priority}.svg`) : undefined), [isShown, priority]);
}

function showTitle(alarm: string): () => void {
  let page = document.title;
  const toggleTitle = () => {
    // A page that was opened meanwhile has set its own title.
    if (document.title !== alarm) page = document.title;
    document.title = document.title === alarm ? page : alarm;
  };
  toggleTitle();
  const timer = setInterval(toggleTitle, TURN_MS);
  return () => {
    clearInterval(timer);
    if (document.title === alarm) document.title = page;
  };
}

function showIcon(address: string): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!icon) return () => undefined;
  const own = icon.getAttribute('href') ?? '';
  icon.setAttribute('href', address);
  return () => icon.setAttribute('href', own);
}
