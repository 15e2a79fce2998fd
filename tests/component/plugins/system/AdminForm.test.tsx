import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import plugin from '../../../../src/plugins/system';
import { renderPlugin } from '../../../../src/testing';

it('the form of a new account reports a missing password at its field', async () => {
  const { user } = await renderPlugin(plugin, { path: 'admin-manage/create' });
  await user.click(await screen.findByRole('button', { name: '保存' }));
  const [password] = await screen.findAllByLabelText(/密码/, {
    selector: 'input[type=password], input[name=password]',
  });
  await waitFor(() => expect(password).toBeInvalid());
  expect(password).toHaveAccessibleDescription(/必填|不能为空/);
});
