import type { KitRecord } from '../entity/representRecord';
import { RevealControl } from './RevealControl';
import { useRevealState } from './RevealScope';

/** Shows a record of a list or record page unmasked for a minute, after a reason is given. */
export function RevealButton({
  record,
  variant = 'button',
  label,
  startsAsking,
}: {
  record: KitRecord;
  variant?: 'button' | 'icon';
  /** On the button while the record is masked; unless told that it shows everything. */
  label?: string;
  /** The reason is asked for at once. */
  startsAsking?: boolean;
}) {
  const { until, show, hide } = useRevealState(record);
  return (
    <RevealControl
      record={record}
      variant={variant}
      label={label}
      startsAsking={startsAsking}
      until={until}
      onShow={show}
      onHide={hide}
    />
  );
}
