import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import type { FormEvent, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { TitledDialog } from '../page/TitledDialog';

export interface FormDialogProps {
  title: ReactNode;
  /** Label of the submit button; without one there is nothing left to submit. */
  submitLabel: ReactNode;
  submitColor?: 'primary' | 'success';
  /** Whether the submit button has the initial focus. */
  isSubmitFocused?: boolean;
  /** Whether the input is not ready to submit. */
  isIncomplete?: boolean;
  /** Whether it is being submitted; the dialog cannot be closed meanwhile. */
  isBusy: boolean;
  /** Sent fraction, 0 to 1, for slow submissions. */
  progress?: number;
  /** Whether the operation has finished: the button then says "close" instead of "cancel". */
  isFinished?: boolean;
  maxWidth?: 'xs' | 'sm';
  isFullScreen?: boolean;
  onSubmit: () => void | Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that is a form: Enter submits, Escape cancels. */
export function FormDialog({
  title,
  submitLabel,
  submitColor,
  isSubmitFocused,
  isIncomplete,
  isBusy,
  progress,
  isFinished = false,
  maxWidth = 'xs',
  isFullScreen,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const translate = useTranslate();

  function submit(event: FormEvent) {
    event.preventDefault();
    // The dialog can be inside the form of a page.
    event.stopPropagation();
    if (submitLabel && !isIncomplete && !isBusy) void onSubmit();
  }

  return (
    <TitledDialog
      title={title}
      onClose={isBusy ? undefined : onClose}
      maxWidth={maxWidth}
      fullScreen={isFullScreen}
      slotProps={{ paper: { component: 'form', onSubmit: submit } }}
    >
      {isBusy && progress !== undefined && <LinearProgress variant="determinate" value={progress * 100} />}
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          {translate(isFinished ? 'ra.action.close' : 'ra.action.cancel')}
        </Button>
        {submitLabel && (
          <Button
            type="submit"
            variant="contained"
            color={submitColor}
            loading={isBusy}
            disabled={isIncomplete}
            autoFocus={isSubmitFocused}
          >
            {submitLabel}
          </Button>
        )}
      </DialogActions>
    </TitledDialog>
  );
}
