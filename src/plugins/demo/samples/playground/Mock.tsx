import { Alert, Button, Stack, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { CodeBlock } from '../../../../core/kit';
import { handleMockCall } from '../../mock/answerCall';
import { MOCK_USERS } from '../../mock/mockUsers';

export default function Mock() {
  const translate = useTranslate();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [answer, setAnswer] = useState<unknown>();
  const quickFill = (name: string) => {
    setUsername(name);
    setPassword(MOCK_USERS.find((user) => user.username === name)?.password ?? '');
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAnswer(
      handleMockCall({ method: 'POST', path: '/login', body: { username, password } }, () =>
        Math.random().toString(36).slice(2),
      ),
    );
  };
  return (
    <Stack component="form" spacing={1.5} onSubmit={send} autoComplete="off" sx={{ alignItems: 'flex-start' }}>
      <Alert severity="info">{translate('demo.mock.note')}</Alert>
      <ToggleButtonGroup
        size="small"
        exclusive
        value={username}
        onChange={(_, name: string | null) => name && quickFill(name)}
        aria-label={translate('demo.mock.quick')}
      >
        {MOCK_USERS.map((user) => (
          <ToggleButton key={user.uuid} value={user.username}>
            {user.name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <TextField
        label={translate('demo.mock.username')}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
      />
      <TextField
        type="password"
        autoComplete="new-password"
        label={translate('demo.mock.password')}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" variant="contained">
        {translate('demo.mock.send')}
      </Button>
      {answer !== undefined && (
        <CodeBlock label={translate('demo.mock.answer')} language="json" code={JSON.stringify(answer, null, 2)} />
      )}
    </Stack>
  );
}
