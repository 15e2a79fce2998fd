import LockIcon from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Entity } from '../../../../../contract/defineEntity';
import type { Field } from '../../../../../contract/fields';
import { MASKED_IMAGE } from '../../../../../contract/masks';
import { fieldLabel } from '../../entity/labels';
import type { KitRecord } from '../../entity/recordTitle';
import { useMaskLock } from './MaskLock';

/** A masked value: read-only; if it makes sense, the user can replace it. */
export function LockedInput({ entity, source, field }: { entity: Entity; source: string; field: Field }) {
  const translate = useTranslate();
  const record = useRecordContext<KitRecord>();
  const { retype } = useMaskLock();
  const value = record?.[source];
  const isPlain = typeof value === 'string' && value !== MASKED_IMAGE;
  const isImage = field.kind === 'image' || field.kind === 'images';
  return (
    <TextField
      fullWidth
      size="small"
      margin="none"
      label={translate(fieldLabel(entity, source))}
      value={isPlain ? value : translate('kit.form.masked')}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { readOnly: true, 'aria-readonly': true },
        input: {
          sx: { color: 'text.secondary' },
          startAdornment: (
            <InputAdornment position="start">
              <LockIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: (
            <Button size="small" sx={{ flex: 'none', minWidth: 0 }} onClick={() => retype(source)}>
              {translate(isImage ? 'kit.image.replace' : 'kit.form.retype')}
            </Button>
          ),
        },
      }}
    />
  );
}
