import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

export interface TitledDialogProps extends Omit<DialogProps, 'open' | 'title' | 'aria-labelledby'> {
  title: ReactNode;
}

/** An open dialog of full width that its title labels; its width is `xs` by default. */
export function TitledDialog({ title, maxWidth = 'xs', children, ...props }: TitledDialogProps) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth={maxWidth} aria-labelledby={titleId} {...props}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {children}
    </Dialog>
  );
}
