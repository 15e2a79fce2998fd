/** Grades of the Chinese guideline on hypertension (2018, unchanged 2024), from the best to the worst, then the two isolated forms. */
export const bloodPressureGrades = [
  'normal',
  'highNormal',
  'isolatedSystolic',
  'isolatedDiastolic',
  'grade1',
  'grade2',
  'grade3',
] as const;
export type BloodPressureGrade = (typeof bloodPressureGrades)[number];
