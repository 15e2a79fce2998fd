import { Button, Stack, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';

export default function PageArguSend() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { username: 'user1', userid: '001' } });
  // Encode everything in a URL: a name can contain a slash or a question mark.
  const send = handleSubmit(({ username, userid }) =>
    navigate(`/demo/playground/page-argu/get/${encodeURIComponent(username)}?${new URLSearchParams({ userid })}`),
  );
  const field = (name: 'username' | 'userid') => (
    <TextField
      {...register(name, { required: true, maxLength: 50 })}
      label={translate(`demo.pageArguSend.${name}`)}
      error={name in formState.errors}
      helperText={name in formState.errors && translate('demo.pageArguSend.wrong')}
      slotProps={{ htmlInput: { maxLength: 50 } }}
    />
  );
  return (
    <Stack component="form" noValidate spacing={1.5} onSubmit={send} sx={{ alignItems: 'flex-start' }}>
      {field('username')}
      {field('userid')}
      <Button type="submit" variant="contained">
        {translate('demo.pageArguSend.send')}
      </Button>
    </Stack>
  );
}
