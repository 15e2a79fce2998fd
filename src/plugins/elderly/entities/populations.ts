/** Filter of elders in service; defines "in service" everywhere. */
export const inServiceFilter = { status: 'active' } as const;

/** Returns the filter of elders whose contract has ended but who are not closed yet, including suspended ones. */
export const contractEndedFilter = (today: string) => ({
  status: ['active', 'suspended'],
  serviceEndDate: { to: today },
});
