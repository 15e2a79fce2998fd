/** Filter of elders in service; defines "in service" everywhere. */
export const inServiceFilter = { status: 'active' } as const;

/** Filter of elders whose record is incomplete. */
export const draftFilter = { status: 'draft' } as const;

/** Filter of elders in service whom the highest visit level marks as being at high risk. */
export const highRiskFilter = { ...inServiceFilter, visitLevel: 'A' } as const;

/** Returns the filter of elders in service whose assessment is due. */
export const assessmentDueFilter = (today: string) => ({ ...inServiceFilter, capacityNextDate: { to: today } });

/** Returns the filter of elders whose contract has ended but who are not closed yet, including suspended ones. */
export const contractEndedFilter = (today: string) => ({
  status: ['active', 'suspended'],
  serviceEndDate: { to: today },
});
