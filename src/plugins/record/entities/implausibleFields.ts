/** Returns the fields of an event with physiologically impossible values. They are shown separately and count nowhere. */
export function implausibleFields({ implausible }: Readonly<Record<string, unknown>>): readonly string[] {
  return Array.isArray(implausible) ? implausible.filter((field) => typeof field === 'string') : [];
}

/** Whether a cuff reading counts: it passed its own check, and both pressures are plausible. */
export function isCountedReading(event: Readonly<Record<string, unknown>>): boolean {
  const marked = implausibleFields(event);
  return event.cuffOk !== false && !marked.includes('sys') && !marked.includes('dia');
}
