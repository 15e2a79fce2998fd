/** `2026-11-24 07:45` of a moment as the server writes it, in the company's time zone. */
export const minuteOf = (iso: string): string => iso.slice(0, 'YYYY-MM-DDTHH:mm'.length).replace('T', ' ');
