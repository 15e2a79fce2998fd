/**
 * Copies a text to the clipboard. Call it in a click or key handler; browsers refuse it otherwise.
 * @returns whether it was copied; browsers refuse on plain http, in a frame, or if the user denied it
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // In an insecure context the clipboard is missing or refuses; `execCommand` may still work.
    return copyWithExecCommand(text);
  }
}

function copyWithExecCommand(text: string): boolean {
  const previousFocus = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  // A dialog traps the focus, so the text area must be inside it.
  const container = previousFocus?.closest('[role="dialog"], [role="alertdialog"]') ?? document.body;
  container.append(area);
  area.select();
  const isCopied = document.execCommand?.('copy') ?? false;
  area.remove();
  if (previousFocus instanceof HTMLElement) previousFocus.focus();
  return isCopied;
}
