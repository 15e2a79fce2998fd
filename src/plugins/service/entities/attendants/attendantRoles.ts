/** Professional role of an attendant; a service type can require one of several. */
export const attendantRoles = ['caregiver', 'nurse', 'rehab', 'housekeeper', 'socialWorker', 'volunteer'] as const;
export type AttendantRole = (typeof attendantRoles)[number];
