import { Alert, Button, Card, CardContent, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { hasGeneralMessage, type Refusal } from '../../../../contract/calls/refusal';
import { PASSWORD_MIN } from '../../../../contract/constants';
import { useConsole } from '../ConsoleContext';
import { PageTitle } from './PageTitle';

const FIELDS = ['oldPassword', 'password', 'again'] as const;
type Values = Record<(typeof FIELDS)[number], string>;
const EMPTY: Values = { oldPassword: '', password: '', again: '' };

/**
 * Changes the user's own password; all other sessions end. Users with an assigned initial password cannot
 * open any other page before.
 */
export default function PasswordPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { session } = useConsole();
  const [values, setValues] = useState(EMPTY);
  const [refusal, setRefusal] = useState<Refusal>();
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (values.again !== values.password) {
      setRefusal({ message: '', errors: { again: translate('console.password.differs') } });
      return;
    }
    setIsBusy(true);
    try {
      const refused = await session.changePassword(values);
      setRefusal(refused);
      if (refused) return;
      setValues(EMPTY);
      await queryClient.invalidateQueries();
      navigate('/index');
    } catch {
      // The HTTP client has logged and shown the reason.
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <PageTitle title={translate('console.pages.password')} />
      <Card variant="outlined" sx={{ maxWidth: 480 }}>
        <CardContent component="form" onSubmit={submit} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          <Alert severity="info">{translate('console.password.lead', { min: PASSWORD_MIN })}</Alert>
          {FIELDS.map((name) => (
            <TextField
              key={name}
              type="password"
              size="small"
              required
              label={translate(`console.password.${name}`)}
              value={values[name]}
              onChange={(event) => {
                setValues({ ...values, [name]: event.target.value });
                setRefusal(undefined);
              }}
              error={refusal?.errors[name] !== undefined}
              helperText={refusal?.errors[name]}
              slotProps={{
                htmlInput: { autoComplete: name === 'oldPassword' ? 'current-password' : 'new-password' },
              }}
            />
          ))}
          {refusal && hasGeneralMessage(refusal) && <Alert severity="error">{refusal.message}</Alert>}
          <Button type="submit" variant="contained" loading={isBusy} sx={{ alignSelf: 'flex-start' }}>
            {translate('console.pages.password')}
          </Button>
        </CardContent>
      </Card>
    </>
  );
}
