import type { Tone } from '../../../core/kit';
import type { CapacityGrade } from '../entities/capacity';

/** Returns the semantic color of an ability grade, from intact to complete loss. */
export function gradeTone(grade: CapacityGrade): Tone {
  return (['positive', 'info', 'warning', 'danger', 'danger'] as const)[grade];
}
