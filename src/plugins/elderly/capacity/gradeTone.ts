import type { SemanticColor } from '../../../core/kit';
import type { CapacityGrade } from '../entities/assessment/capacity';

/** Returns the semantic color of an ability grade, from intact to complete loss. */
export function gradeTone(grade: CapacityGrade): SemanticColor {
  return (['positive', 'info', 'warning', 'danger', 'danger'] as const)[grade];
}
