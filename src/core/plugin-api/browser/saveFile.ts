/** Downloads a file in the browser. */
export function saveFile({ name, type, content }: { name: string; type: string; content: string | Blob }): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the blob only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
