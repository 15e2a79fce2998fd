/** Whether a follow-up in this state is still to be made, so that its day can be changed. */
export function isOpenVisit(status: unknown): boolean {
  return status === 'planned' || status === 'missed';
}
