/**
 * Copies a text to the clipboard. Call it in a click or key press: browsers refuse it otherwise.
 * @returns whether it was copied; browsers refuse on plain http, in a frame, or when the user said so
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without a secure connection there is no clipboard at all, or it says no: the older way may still do.
    return copySelection(text);
  }
}

function copySelection(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  // A dialog takes the focus back from anything outside it.
  const place = before?.closest('[role="dialog"], [role="alertdialog"]') ?? document.body;
  place.append(area);
  area.select();
  const isCopied = document.execCommand?.('copy') ?? false;
  area.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}
