import type { KitRecord } from '../entity/recordTitle';
import { RevealControl } from './RevealControl';
import { useRevealState } from './RevealScope';

/** Shows a record of a list or record page unmasked for a minute, after the user gives a reason. */
export function RevealButton({
  record,
  variant = 'button',
  label,
  startsAsking: opensDialog,
}: {
  record: KitRecord;
  variant?: 'button' | 'icon';
  /** Label of the button while the record is masked. Defaults to a generic label. */
  label?: string;
  /** Whether the reason dialog opens immediately. */
  startsAsking?: boolean;
}) {
  const { until, show, hide } = useRevealState(record);
  return (
    <RevealControl
      record={record}
      variant={variant}
      label={label}
      opensDialog={opensDialog}
      until={until}
      onShow={show}
      onHide={hide}
    />
  );
}
