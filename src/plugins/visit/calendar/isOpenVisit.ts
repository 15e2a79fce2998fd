/** Returns whether a follow-up in this state is still open, so that it can be rescheduled. */
export function isOpenVisit(status: unknown): boolean {
  return status === 'planned' || status === 'missed';
}
