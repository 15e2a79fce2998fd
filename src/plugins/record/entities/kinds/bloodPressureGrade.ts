/**
 * Grades of the Chinese guideline on hypertension (2018, unchanged 2024), from the best to the worst, then the two isolated
 * forms.
 */
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

/** Lower limits of each grade in mmHg, systolic and diastolic; reaching either is enough. The worst grade comes first. */
export const gradeLimits = [
  { grade: 'grade3', sys: 180, dia: 110 },
  { grade: 'grade2', sys: 160, dia: 100 },
  { grade: 'grade1', sys: 140, dia: 90 },
  { grade: 'highNormal', sys: 120, dia: 80 },
] as const satisfies readonly { grade: BloodPressureGrade; sys: number; dia: number }[];

/** Limits in mmHg of hypertension measured at home; reaching either is enough. */
export const HOME_HYPERTENSION = { sys: 135, dia: 85 } as const;

/**
 * Returns the grade of a blood pressure in mmHg: the worse of the two numbers (Chinese guideline on hypertension 2024, as in
 * 2018). It is an isolated form if only one number reaches grade 1. Higher pressures keep their grade.
 */
export function bloodPressureGradeOf(systolic: number, diastolic: number): BloodPressureGrade {
  const grade = gradeLimits.find(({ sys, dia }) => systolic >= sys || diastolic >= dia)?.grade ?? 'normal';
  if (grade !== 'grade1') return grade;
  const { sys, dia } = gradeLimits[2];
  if (diastolic < dia) return 'isolatedSystolic';
  return systolic < sys ? 'isolatedDiastolic' : 'grade1';
}

/** Whether a home reading counts as hypertension (the same guideline). */
export const isHomeHypertension = (systolic: number, diastolic: number): boolean =>
  systolic >= HOME_HYPERTENSION.sys || diastolic >= HOME_HYPERTENSION.dia;
