import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useRecordContext, useSaveContext, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { KitRecord } from '../../entity/recordTitle';
import { FormRevealButton } from '../masked/FormRevealButton';
import { useScrollPadding } from '../scrolling/useScrollPadding';
import { usePendingUploads } from './PendingUploads';

/** The bar at the bottom of a form, always visible: number of changes, reveal, cancel, save (also Ctrl+S). */
export function SaveBar({
  onCancel,
  frame,
  canReveal,
  presence,
}: {
  onCancel: () => void;
  frame: 'page' | 'dialog';
  canReveal: boolean;
  /** Other users who are viewing or editing the record. */
  presence?: ReactNode;
}) {
  const translate = useTranslate();
  const record = useRecordContext<KitRecord>();
  const { saving } = useSaveContext();
  // Reading `isValid` makes the form validate when it opens. This preloads the validation code
  // while the server is reachable.
  const { dirtyFields, errors, isSubmitting, isSubmitted, isValid } = useFormState();
  const bar = useRef<HTMLDivElement>(null);
  useScrollPadding(bar, 'bottom');
  const button = useRef<HTMLButtonElement>(null);
  const changed = Object.keys(dirtyFields).length;
  const isUploading = usePendingUploads().count > 0;
  // Errors of the form as a whole appear above and mark no field.
  const hasFieldErrors = isSubmitted && !isValid && Object.keys(errors).some((name) => name !== 'root');
  const isBusy = saving === true || isSubmitting || isUploading;

  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    if (!isBusy) button.current?.click();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => saveByKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <Box
      ref={bar}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 5,
        // Descendants query whether the bar is stuck over the rest of the form.
        containerType: 'scroll-state',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        marginBlockStart: 1.5,
        padding: frame === 'page' ? 1.25 : 0,
        paddingBlock: 1.25,
        backgroundColor: 'background.paper',
        border: frame === 'page' ? 1 : 0,
        borderColor: 'divider',
        borderRadius: frame === 'page' ? 1 : 0,
      }}
    >
      {presence}
      {canReveal && record && <FormRevealButton record={record} />}
      <Box
        role="status"
        sx={{ flex: 1, fontSize: '0.875rem', color: hasFieldErrors ? 'error.main' : 'text.secondary' }}
      >
        {isUploading
          ? translate('kit.image.waiting')
          : hasFieldErrors
            ? translate('kit.form.invalid')
            : changed > 0 && translate('kit.form.changed', { smart_count: changed })}
      </Box>
      <Button onClick={onCancel} disabled={isBusy && !isUploading}>
        {translate('ra.action.cancel')}
      </Button>
      <Button ref={button} type="submit" variant="contained" loading={isBusy}>
        {translate('kit.form.save')}
      </Button>
    </Box>
  );
}
