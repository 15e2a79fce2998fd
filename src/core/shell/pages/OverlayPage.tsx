/** Page of the addresses that only act on the current page (/refresh, /index4); never visible. */
export default function OverlayPage() {
  return null;
}
