import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useTabs, useUnsavedInput } from '../../../../src/core/plugin-api';
import { renderConsole, section } from '../renderConsole';
import { bar, expectCurrent, expectTabs, tab } from './tabBar';

function Form() {
  const [text, setText] = useState('');
  const { leave, replace } = useTabs();
  useUnsavedInput(text !== '');
  return (
    <>
      <input aria-label="note" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => leave('/index')}>
        cancel
      </button>
      <button type="button" onClick={() => replace('/index')}>
        save
      </button>
    </>
  );
}

const form = async () => ({ default: Form });
const care = section('care', { a: form, b: form, c: form });

/** Opens pages and types into those named in capitals. */
async function openForms(...names: string[]) {
  const { router, ...rest } = await renderConsole({ plugins: [care] });
  await screen.findByText('the home page');
  const user = userEvent.setup();
  for (const name of names) {
    await router.navigate(`/jishan-smart/care/${name.toLowerCase()}`);
    await expectCurrent(`Page ${name.toLowerCase()}`);
    if (name === name.toUpperCase()) await user.type(await screen.findByRole('textbox', { name: 'note' }), 'half');
  }
  return { router, user, ...rest };
}

const isMarked = (title: string) =>
  tab(title).textContent !== null && tab(title).querySelector('[aria-label="Not saved"]') !== null;

/** Fires beforeunload; returns whether the window may be closed without a confirmation. */
const leavesSilently = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

describe('a tab with unsaved input', () => {
  it('has a readable mark, active or not', async () => {
    const { user } = await openForms('A', 'b');
    await waitFor(() => expect(isMarked('Page a')).toBe(true));
    expect(isMarked('Page b')).toBe(false);
    await user.click(tab('Page a'));
    await expectCurrent('Page a');
    expect(isMarked('Page a')).toBe(true);
    await user.clear(screen.getByRole('textbox', { name: 'note' }));
    await waitFor(() => expect(isMarked('Page a')).toBe(false));
  });

  it('asks before it is closed, and keeps everything when canceled', async () => {
    const { user } = await openForms('A');
    await user.click(bar().getByRole('button', { name: 'Close Page a' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Page a');
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: 'note' })).toHaveValue('half');
    await user.click(bar().getByRole('button', { name: 'Close Page a' }));
    await user.click(await screen.findByRole('button', { name: 'Discard and close' }));
    await expectTabs(['Start']);
  });

  it('does not ask when the user switches to another tab', async () => {
    const { user } = await openForms('A', 'b');
    await user.click(tab('Page a'));
    await expectCurrent('Page a');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('asks once for several', async () => {
    const { user } = await openForms('A', 'b', 'C');
    await user.click(bar().getByRole('button', { name: 'Close all' }));
    const question = await screen.findByRole('alertdialog');
    expect([...question.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['Page a', 'Page c']);
    await user.click(screen.getByRole('button', { name: 'Discard and close' }));
    await expectTabs(['Start']);
    await expectCurrent('Start');
  });

  it('asks before it is remounted', async () => {
    const { user } = await openForms('A');
    await user.pointer({ target: tab('Page a'), keys: '[MouseRight]' });
    await user.click(await screen.findByRole('menuitem', { name: 'Refresh' }));
    await user.click(await screen.findByRole('button', { name: 'Discard and refresh' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'note' })).toHaveValue(''));
    expect(isMarked('Page a')).toBe(false);
  });

  it('asks when the page is discarded, and not when it has saved', async () => {
    const { user } = await openForms('A', 'B');
    await user.click(screen.getByRole('button', { name: 'cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'save' }));
    await expectTabs(['Start', 'Page a']);
  });

  it('makes the browser ask before the window is closed, also while another page is visible', async () => {
    const { user } = await openForms('A');
    await waitFor(() => expect(isMarked('Page a')).toBe(true));
    await user.click(tab('Start'));
    await expectCurrent('Start');
    expect(leavesSilently()).toBe(false);
    await user.click(bar().getByRole('button', { name: 'Close Page a' }));
    await user.click(await screen.findByRole('button', { name: 'Discard and close' }));
    await expectTabs(['Start']);
    await waitFor(() => expect(leavesSilently()).toBe(true));
  });

  it('is counted, page by page, when the user signs out', async () => {
    const { user } = await openForms('A', 'b', 'C');
    await waitFor(() => expect(isMarked('Page c')).toBe(true));
    await user.clear(screen.getByRole('textbox', { name: 'note' }));
    await waitFor(() => expect(isMarked('Page c')).toBe(false));
    await user.type(screen.getByRole('textbox', { name: 'note' }), 'half again');
    await waitFor(() => expect(isMarked('Page c')).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Hello Li' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Pages with unsaved input: 2.');
  });
});
