import type { Theme } from '@mui/material/styles';
import type { FlowState } from '../entities/flowCalls';

/** Colours of how visits stand, the same wherever they are drawn. */
export function flowColors({ palette }: Theme): Record<FlowState, string> {
  return {
    done: palette.success.main,
    running: palette.primary.main,
    planned: `color-mix(in srgb, ${palette.primary.main} 38%, ${palette.background.paper})`,
    late: palette.warning.main,
    missed: palette.error.main,
  };
}

/** From the bottom of a column to its top. */
export const FLOW_ORDER = ['done', 'running', 'planned', 'late', 'missed'] as const satisfies FlowState[];
