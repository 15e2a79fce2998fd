import AutorenewIcon from '@mui/icons-material/Autorenew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PASSWORD_MAX } from '../../../../contract/constants';
import { CopyButton } from '../../../core/kit';
import { randomPassword } from './randomPassword';

export type NewPasswordFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'type'> & {
  value: string;
  onChange: (password: string) => void;
};

/** A password for another person: typed hidden, or generated and then shown so that it can be handed over. */
export function NewPasswordField({ value, onChange, ...props }: NewPasswordFieldProps) {
  const translate = useTranslate();
  const [generated, setGenerated] = useState('');
  const isShown = value !== '' && value === generated;
  const generate = () => {
    const password = randomPassword();
    setGenerated(password);
    onChange(password);
  };
  return (
    <Box>
      <TextField
        {...props}
        type={isShown ? 'text' : 'password'}
        size="small"
        margin="none"
        fullWidth
        value={value}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ htmlInput: { maxLength: PASSWORD_MAX, autoComplete: 'new-password', spellCheck: false } }}
      />
      <Box sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
        <Button size="small" startIcon={<AutorenewIcon />} onClick={generate}>
          {translate('system-manage.admin.generate')}
        </Button>
        {isShown && <CopyButton text={value} />}
      </Box>
    </Box>
  );
}
