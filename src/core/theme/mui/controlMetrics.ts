import { COMPONENT_SIZES, type ComponentSize } from '../../../../contract/constants';

/** Sizes of controls and tables in CSS pixels. */
export interface ControlMetrics {
  /** Inputs, selects, buttons, tabs (spec §2: 40, 36, 32 or 28). */
  height: number;
  /** Buttons and icons inside table rows and other controls; at least the 24 of WCAG 2.2, 2.5.8. */
  inner: number;
  /** Chips and states. */
  chip: number;
  /** Font size of controls, tables and pages. */
  fontSize: number;
  /** Vertical padding of a table cell. */
  cellPadding: number;
}

const METRICS_BY_SIZE: Record<ComponentSize, Omit<ControlMetrics, 'height'>> = {
  default: { inner: 30, chip: 24, fontSize: 14, cellPadding: 6 },
  medium: { inner: 28, chip: 24, fontSize: 14, cellPadding: 5 },
  small: { inner: 26, chip: 22, fontSize: 13, cellPadding: 3 },
  mini: { inner: 24, chip: 20, fontSize: 12, cellPadding: 2 },
};

/** Returns the metrics of a component size. */
export const controlMetrics = (size: ComponentSize): ControlMetrics => ({
  height: COMPONENT_SIZES[size],
  ...METRICS_BY_SIZE[size],
});
