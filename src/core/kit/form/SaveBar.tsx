import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useRecordContext, useSaveContext, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { KitRecord } from '../entity/representRecord';
import { FormRevealButton } from './FormRevealButton';
import { usePendingUploads } from './PendingUploads';
import { useScrollRoom } from './useScrollRoom';

/** What stands at the foot of a form, always in sight: how much was changed, reveal, cancel, save (also Ctrl+S). */
export function SaveBar({
  onCancel,
  frame,
  canReveal,
  presence,
}: {
  onCancel: () => void;
  frame: 'page' | 'dialog';
  canReveal: boolean;
  /** Who else is at the record. */
  presence?: ReactNode;
}) {
  const translate = useTranslate();
  const record = useRecordContext<KitRecord>();
  const { saving } = useSaveContext();
  // Reading `isValid` has the form checked as it opens, which loads the checks while there is a server to load them from.
  const { dirtyFields, errors, isSubmitting, isSubmitted, isValid } = useFormState();
  const bar = useRef<HTMLDivElement>(null);
  useScrollRoom(bar, 'bottom');
  const button = useRef<HTMLButtonElement>(null);
  const changed = Object.keys(dirtyFields).length;
  const isUploading = usePendingUploads().count > 0;
  // What is wrong with the form as a whole stands above, and marks nothing.
  const isMarked = isSubmitted && !isValid && Object.keys(errors).some((name) => name !== 'root');
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
        // What is told in it asks whether it stands over the rest of the form.
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
      <Box role="status" sx={{ flex: 1, fontSize: '0.875rem', color: isMarked ? 'error.main' : 'text.secondary' }}>
        {isUploading
          ? translate('kit.image.waiting')
          : isMarked
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
