import type { BloodPressureGrade } from '../../contract/record/bloodPressureGrade';

/**
 * Grade of a blood pressure in mmHg: the worse of the two numbers (Chinese guideline on hypertension 2024, as in 2018). A
 * pressure is an isolated form where it would be of grade 1 by one number only; higher ones keep their grade.
 */
export function bloodPressureGradeOf(systolic: number, diastolic: number): BloodPressureGrade {
  if (systolic >= 180 || diastolic >= 110) return 'grade3';
  if (systolic >= 160 || diastolic >= 100) return 'grade2';
  if (systolic >= 140 && diastolic < 90) return 'isolatedSystolic';
  if (systolic < 140 && diastolic >= 90) return 'isolatedDiastolic';
  if (systolic >= 140) return 'grade1';
  return systolic >= 120 || diastolic >= 80 ? 'highNormal' : 'normal';
}

/** Whether a pressure measured at home counts as hypertension: from 135 / 85 mmHg (the same guideline). */
export const isHomeHypertension = (systolic: number, diastolic: number): boolean => systolic >= 135 || diastolic >= 85;

/** Mean arterial pressure: dia + (sys - dia) / 3. */
export const meanArterialPressure = (systolic: number, diastolic: number): number =>
  diastolic + (systolic - diastolic) / 3;
