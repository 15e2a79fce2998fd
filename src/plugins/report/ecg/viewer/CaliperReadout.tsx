import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { type Caliper, measureCaliper } from './caliper';
import type { View } from './scale';

/** Pixels and millivolts by which a key moves an end. */
const STEP_PX = 2;
const STEP_MV = 0.05;

/** Shows the measurement of the caliper as text. */
export function CaliperReadout({ caliper }: { caliper: Caliper }) {
  const translate = useTranslate();
  const { ms, bpm, mv } = measureCaliper(caliper);
  return (
    <Typography role="status" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {translate('report-manage.ecg.caliper', { ms, bpm: bpm ?? '—', mv })}
    </Typography>
  );
}

/** Returns the caliper with one end moved by an arrow key: the second end, or the first with Shift. */
export function shiftCaliper(
  caliper: Caliper,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { pxPerSecond }: View,
): Caliper | undefined {
  const seconds = { ArrowLeft: -STEP_PX, ArrowRight: STEP_PX }[key];
  const millivolts = { ArrowUp: STEP_MV, ArrowDown: -STEP_MV }[key];
  if (seconds === undefined && millivolts === undefined) return undefined;
  const end = shiftKey ? 'from' : 'to';
  const { [end]: point } = caliper;
  const shifted = {
    second: point.second + (seconds ?? 0) / pxPerSecond,
    millivolts: point.millivolts + (millivolts ?? 0),
  };
  return { ...caliper, [end]: shifted };
}
