/** Formats a server time as `2026-11-24 07:45`, in the company's time zone. */
export const formatMinute = (iso: string): string => iso.slice(0, 'YYYY-MM-DDTHH:mm'.length).replace('T', ' ');
