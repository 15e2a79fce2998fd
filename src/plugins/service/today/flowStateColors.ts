import type { Theme } from '@mui/material/styles';
import { paletteColor, type SemanticColor } from '../../../core/kit';
import { type SignStatus, signStatusColors } from '../entities/signs/signStatus';
import type { FlowState } from '../entities/visits/flowCalls';

/** The sign status whose color and word each state of the day has; a planned visit has none yet. */
const STATUS = { done: 'done', running: 'inService', late: 'lateIn', missed: 'missedIn' } as const satisfies Partial<
  Record<FlowState, SignStatus>
>;

/** Returns the colors of the visit states: those of the sign statuses, the same in all charts. */
export function flowStateColors({ palette }: Theme): Record<FlowState, string> {
  const colorOf = (state: keyof typeof STATUS) => paletteColor(palette, signStatusColors[STATUS[state]]);
  return {
    done: colorOf('done'),
    running: colorOf('running'),
    planned: paletteColor(palette, NOT_BEGUN),
    late: colorOf('late'),
    missed: colorOf('missed'),
  };
}

const NOT_BEGUN: SemanticColor = 'neutral';

/** Returns the message key of a state's word, the same as on the monitoring page. */
export const flowStateLabel = (state: FlowState): string =>
  state === 'planned' ? 'service-manage.home.planned' : `service-manage.sign.groups.${state}`;

/** Order of the segments of a column, from bottom to top. */
export const FLOW_ORDER = ['done', 'running', 'planned', 'late', 'missed'] as const satisfies FlowState[];
