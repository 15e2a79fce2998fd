/** The fields of an event whose values no body can have: they are shown apart and counted nowhere. */
export function implausibleFields({ implausible }: Readonly<Record<string, unknown>>): readonly string[] {
  return Array.isArray(implausible) ? implausible.filter((field) => typeof field === 'string') : [];
}

/** Whether a cuff reading counts: it passed its own check, and both pressures are plausible. */
export function isCountedReading(event: Readonly<Record<string, unknown>>): boolean {
  const marked = implausibleFields(event);
  return event.cuffOk !== false && !marked.includes('sys') && !marked.includes('dia');
}
