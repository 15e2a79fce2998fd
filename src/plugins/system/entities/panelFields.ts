import { boolean, choice, decimal, type Fields, integer, list, text } from '../../../../contract/fields';
import { FIGURE_KEY } from '../../../../contract/figures';

const VALUE_MAX = 1e12;
const value = () => decimal({ min: -VALUE_MAX, max: VALUE_MAX, scale: 2 });

/** The fields of the main panel that administrators edit. */
export const panelFields = {
  title: text({ max: 50 }),
  subtitle: text({ max: 100 }),
  /** The company that presents itself on the wall display. */
  companyName: text({ max: 50 }),
  regionName: text({ max: 50 }),
  /** Seconds between two refreshes of the presentation. */
  refreshSeconds: integer({ min: 30, max: 3600, default: 60 }),
  /** Figures with custom settings, in display order. Figures not listed follow. */
  items: list(
    {
      /** A figure that a section counts. */
      key: text({ max: 50, pattern: FIGURE_KEY, required: true }),
      title: text({ max: 30 }),
      mode: choice(['auto', 'manual'], { required: true }),
      /** In the unit of the figure. */
      manualValue: value(),
      target: value(),
      visible: boolean({ default: true }),
    },
    { max: 100 },
  ),
} as const satisfies Fields;
