import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Refusal } from '../../../../contract/refusal';
import { type ReasonLabels, type Reasons, type ReasonText, reasonsTold, useReasonTexts } from './useReasonTexts';

export interface RefusalNoticeProps extends Omit<ReasonAlertProps, 'whole' | 'errors'> {
  refusal: Refusal | undefined;
  /** Tells whether an input of the dialog shows what is wrong with a field; none does unless told. */
  isShown?: (field: string) => boolean;
}

/** Says above the buttons of a dialog why its call was refused, as far as no input of the dialog says it. */
export function RefusalNotice({ refusal, isShown = () => false, ...alert }: RefusalNoticeProps) {
  if (!refusal) return null;
  const { whole, errors } = reasonsTold(refusal);
  const unplaced = Object.entries(errors).filter(([field]) => !isShown(field));
  return <ReasonAlert {...alert} whole={whole} errors={Object.fromEntries(unplaced)} />;
}

export interface ReasonAlertProps extends ReasonLabels, Reasons {
  severity?: 'error' | 'warning';
  /** What to do now. */
  children?: ReactNode;
}

/** Reasons in a box; nothing where there are none. */
export function ReasonAlert({ whole, errors, severity = 'error', children, ...labels }: ReasonAlertProps) {
  const reasons = useReasonTexts(labels)({ whole, errors });
  if (reasons.length === 0) return null;
  return (
    <Alert severity={severity} sx={{ flex: 'none' }}>
      <ReasonLines reasons={reasons} />
      {children}
    </Alert>
  );
}

/** Reasons below one another. */
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
