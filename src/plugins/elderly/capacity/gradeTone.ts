import type { Tone } from '../../../core/kit';
import type { CapacityGrade } from '../entities/capacity';

/** How a grade of ability is coloured, from intact to complete loss. */
export function gradeTone(grade: CapacityGrade): Tone {
  return (['positive', 'info', 'warning', 'danger', 'danger'] as const)[grade];
}
