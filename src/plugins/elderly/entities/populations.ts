/** Elders who are served: "in service" has this meaning everywhere. */
export const served = { status: 'active' } as const;

/** Elders whose contract has ended and who are not closed yet, also those whose service is suspended. */
export const contractEnded = (today: string) => ({
  status: ['active', 'suspended'],
  serviceEndDate: { to: today },
});
