import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { type AddedPlugin, type PluginDefinition, useAddPlugin } from '../../../src/core/plugin-api';
import { renderConsole, section } from './renderConsole';

const PATIENT = { timeout: 10_000 };
const added = section('added', { index: async () => ({ default: () => <p>the added page</p> }) });

/** A page that adds a plugin at the press of a button. */
const adding = (definition: PluginDefinition) =>
  section('care', {
    index: async () => ({
      default: () => {
        const addPlugin = useAddPlugin();
        const [answer, setAnswer] = useState<AddedPlugin>();
        return (
          <>
            <input aria-label="half typed" />
            <button type="button" onClick={async () => setAnswer(await addPlugin(definition))}>
              add
            </button>
            <output>{JSON.stringify(answer)}</output>
          </>
        );
      },
    }),
  });

const open = async (definition: PluginDefinition) => {
  const { router } = await renderConsole({ plugins: [adding(definition)], path: '/jishan-smart/care/index' });
  await userEvent.type(await screen.findByLabelText('half typed', {}, PATIENT), 'still here');
  await userEvent.click(screen.getByRole('button', { name: 'add' }));
  return router;
};

it('adding a plugin adds its pages, menus and texts, and keeps what is typed', async () => {
  const router = await open(added);
  expect(await screen.findByText('{"isActive":true,"problems":[]}', {}, PATIENT)).toBeInTheDocument();
  const top = within(screen.getByRole('navigation', { name: 'Main menu' }));
  expect(await top.findByRole('link', { name: 'Section added' }, PATIENT)).toBeInTheDocument();
  expect(screen.getByLabelText('half typed')).toHaveValue('still here');
  await act(() => router.navigate('/jishan-smart/added/index'));
  expect(await screen.findByText('the added page', {}, PATIENT)).toBeVisible();
  expect(screen.getByLabelText('half typed')).toHaveValue('still here');
});

it('adding a plugin shows its page when the page is open before the permissions are loaded', async () => {
  let answer: (permissions?: unknown) => void = () => undefined;
  const permissions = new Promise((resolve) => {
    answer = resolve;
  });
  const { addPlugin } = await renderConsole({
    plugins: [section('care', { index: async () => ({ default: () => null }) })],
    path: '/jishan-smart/added/index',
    getPermissions: () => permissions,
  });
  await screen.findByRole('heading', { name: 'Page not found' }, PATIENT);
  await act(() => addPlugin(added));
  await act(async () => answer());
  expect(await screen.findByText('the added page', {}, PATIENT)).toBeVisible();
});

it('adding a plugin reports why it failed, and changes nothing', async () => {
  await open({ ...added, id: 'care' });
  const problem = 'DUPLICATE_PLUGIN care: another builtin plugin has this id; the first one stays';
  expect(await screen.findByText(JSON.stringify({ isActive: false, problems: [problem] }), {}, PATIENT)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Section added' })).not.toBeInTheDocument();
});
