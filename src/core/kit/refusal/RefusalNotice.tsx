import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Refusal } from '../../../../contract/calls/refusal';
import { type ReasonLabels, type Reasons, type ReasonText, refusalReasons, useReasonTexts } from './useReasonTexts';

export interface RefusalNoticeProps extends Omit<ReasonAlertProps, 'whole' | 'errors'> {
  refusal: Refusal | undefined;
  /** Returns whether an input of the dialog shows the errors of a field. Defaults to none. */
  isShown?: (field: string) => boolean;
}

/** Shows above the buttons of a dialog the reasons of a refused call that no input shows. */
export function RefusalNotice({ refusal, isShown = () => false, ...alert }: RefusalNoticeProps) {
  if (!refusal) return null;
  const { generalReason, errors } = refusalReasons(refusal);
  const otherErrors = Object.entries(errors).filter(([field]) => !isShown(field));
  return <ReasonAlert {...alert} generalReason={generalReason} errors={Object.fromEntries(otherErrors)} />;
}

export interface ReasonAlertProps extends ReasonLabels, Reasons {
  severity?: 'error' | 'warning';
  /** Suggested next step. */
  children?: ReactNode;
}

/** Reasons in an alert; renders nothing without reasons. */
export function ReasonAlert({ generalReason, errors, severity = 'error', children, ...labels }: ReasonAlertProps) {
  const reasons = useReasonTexts(labels)({ generalReason, errors });
  if (reasons.length === 0) return null;
  return (
    <Alert severity={severity} sx={{ flex: 'none' }}>
      <ReasonLines reasons={reasons} />
      {children}
    </Alert>
  );
}

/** One reason per line. */
export function ReasonLines({ reasons }: { reasons: readonly ReasonText[] }) {
  return reasons.map(({ field, label, text }) => (
    <div key={field}>
      {label && (
        <Box component="b" sx={{ marginInlineEnd: 1 }}>
          {label}
        </Box>
      )}
      <span>{text}</span>
    </div>
  ));
}
