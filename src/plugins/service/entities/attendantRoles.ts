/** What an attendant works as; a service type may ask for one of several. */
export const attendantRoles = ['caregiver', 'nurse', 'rehab', 'housekeeper', 'socialWorker', 'volunteer'] as const;
export type AttendantRole = (typeof attendantRoles)[number];
