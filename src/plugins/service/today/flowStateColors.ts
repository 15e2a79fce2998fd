import type { Theme } from '@mui/material/styles';
import type { FlowState } from '../entities/visits/flowCalls';

/** Returns the colors of the visit states, the same in all charts. */
export function flowStateColors({ palette }: Theme): Record<FlowState, string> {
  return {
    done: palette.success.main,
    running: palette.primary.main,
    planned: `color-mix(in srgb, ${palette.primary.main} 38%, ${palette.background.paper})`,
    late: palette.warning.main,
    missed: palette.error.main,
  };
}

/** Order of the segments of a column, from bottom to top. */
export const FLOW_ORDER = ['done', 'running', 'planned', 'late', 'missed'] as const satisfies FlowState[];
