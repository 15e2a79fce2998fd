import type { KitRecord } from '../../entity/recordTitle';
import { RevealControl } from '../../reveal/RevealControl';
import { useMaskLock } from './MaskLock';

/** Fills the masked inputs of an edit form with their real values for a minute, after the user gives a reason. */
export function FormRevealButton({ record }: { record: KitRecord }) {
  const { until, reveal, hide } = useMaskLock();
  return <RevealControl record={record} variant="button" until={until} onShow={reveal} onHide={hide} />;
}
