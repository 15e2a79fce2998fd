/** What support needs to know about the browser; nothing about the person. */
export function browserFacts(): { key: string; value: string }[] {
  const { innerWidth, innerHeight, devicePixelRatio } = window;
  return [
    { key: 'address', value: window.location.origin + window.location.pathname },
    { key: 'browser', value: navigator.userAgent },
    { key: 'screen', value: `${innerWidth} × ${innerHeight} @${devicePixelRatio}` },
    { key: 'timeZone', value: Intl.DateTimeFormat().resolvedOptions().timeZone },
    { key: 'online', value: navigator.onLine ? 'isOnline' : 'isOffline' },
  ];
}
