/** Returns browser details for support; nothing that identifies the user. */
export function browserDetails(): { key: string; value: string }[] {
  const { innerWidth, innerHeight, devicePixelRatio } = window;
  return [
    { key: 'address', value: window.location.origin + window.location.pathname },
    { key: 'browser', value: navigator.userAgent },
    { key: 'screen', value: `${innerWidth} × ${innerHeight} @${devicePixelRatio}` },
    { key: 'timeZone', value: Intl.DateTimeFormat().resolvedOptions().timeZone },
    { key: 'online', value: navigator.onLine ? 'isOnline' : 'isOffline' },
  ];
}
