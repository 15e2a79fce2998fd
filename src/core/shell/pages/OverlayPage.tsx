/** Page of the addresses that only act on the page in view (/refresh, /index4); it is never looked at. */
export default function OverlayPage() {
  return null;
}
