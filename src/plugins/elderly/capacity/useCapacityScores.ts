import { useWatch } from 'react-hook-form';
import type { CapacityScores } from '../entities/assessment/capacity';
import { capacityScores } from './capacityScores';

/** Returns the current scores in the form. */
export function useCapacityScores(): CapacityScores {
  const values: unknown = useWatch({ name: 'capacityItems' });
  return capacityScores(values);
}
