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

/** Systolic and diastolic pressure (mmHg) from which a grade counts, by either number; the worst first. */
export const gradeLimits = [
  { grade: 'grade3', sys: 180, dia: 110 },
  { grade: 'grade2', sys: 160, dia: 100 },
  { grade: 'grade1', sys: 140, dia: 90 },
  { grade: 'highNormal', sys: 120, dia: 80 },
] as const satisfies readonly { grade: BloodPressureGrade; sys: number; dia: number }[];

/** Pressure (mmHg) measured at home that counts as hypertension, by either number. */
export const HOME_HYPERTENSION = { sys: 135, dia: 85 } as const;

/**
 * Grade of a blood pressure in mmHg: the worse of the two numbers (Chinese guideline on hypertension 2024, as in 2018). A
 * pressure is an isolated form where it would be of grade 1 by one number only; higher ones keep their grade.
 */
export function bloodPressureGradeOf(systolic: number, diastolic: number): BloodPressureGrade {
  const grade = gradeLimits.find(({ sys, dia }) => systolic >= sys || diastolic >= dia)?.grade ?? 'normal';
  if (grade !== 'grade1') return grade;
  const { sys, dia } = gradeLimits[2];
  if (diastolic < dia) return 'isolatedSystolic';
  return systolic < sys ? 'isolatedDiastolic' : 'grade1';
}

/** Whether a pressure measured at home counts as hypertension (the same guideline). */
export const isHomeHypertension = (systolic: number, diastolic: number): boolean =>
  systolic >= HOME_HYPERTENSION.sys || diastolic >= HOME_HYPERTENSION.dia;
