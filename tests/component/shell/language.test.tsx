import { Autocomplete, TextField } from '@mui/material';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { COOKIE, cookies } from '../../../src/core/storage';
import { renderConsole, section } from './renderConsole';

const Visits = () => (
  <>
    <input aria-label="note" />
    <Autocomplete options={['a']} renderInput={(params) => <TextField {...params} label="pick" />} />
  </>
);
const care = section('care', { index: async () => ({ default: Visits }) });
const start = { plugins: [care], path: '/jishan-smart/care/index' };

async function choose(language: string) {
  await userEvent.click(screen.getByRole('button', { name: /^(Language|语言)$/ }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: language }));
}

afterEach(() => {
  cookies.remove(COOKIE.lang);
});

describe('choosing another language', () => {
  it('keeps the page and what is half typed in it, without a confirmation', async () => {
    await renderConsole(start);
    const note = await screen.findByRole('textbox', { name: 'note' });
    await userEvent.type(note, 'half a word');
    await choose('日本語');
    expect(await screen.findByRole('link', { name: 'ログや例外はありません' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'note' })).toBe(note);
    expect(note).toHaveValue('half a word');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(window.location.pathname).toBe('/jishan-smart/care/index');
  });

  it('is confirmed with the name and the code of the language, in that language', async () => {
    await renderConsole(start);
    await screen.findByRole('textbox', { name: 'note' });
    await choose('简体中文');
    expect(await screen.findByText('语言变更：简体中文（zh-CN）')).toBeInTheDocument();
  });

  it('sets the document language and the cookie', async () => {
    await renderConsole(start);
    await screen.findByRole('textbox', { name: 'note' });
    await choose('繁體中文');
    await waitFor(() => expect(document.documentElement.lang).toBe('zh-Hant'));
    expect(cookies.get(COOKIE.lang)).toBe('zh-TW');
  });

  it('changes the browser title with the product name first', async () => {
    await renderConsole({ path: '/log' });
    await waitFor(() => expect(document.title).toBe('Smart elderly care | Front-end log'));
    await choose('简体中文');
    await waitFor(() => expect(document.title).toBe('智慧养老 | 前端日志'));
  });

  it("also changes MUI's own texts", async () => {
    await renderConsole(start);
    expect(await screen.findByRole('button', { name: 'Open' })).toBeInTheDocument();
    await choose('简体中文');
    expect(await screen.findByRole('button', { name: '打开' })).toBeInTheDocument();
  });

  it('and back again restores the initial state', async () => {
    await renderConsole(start);
    await screen.findByRole('textbox', { name: 'note' });
    await choose('简体中文');
    await screen.findByRole('link', { name: '没有日志或异常' });
    await choose('English');
    expect(await screen.findByRole('link', { name: 'No logs or exceptions' })).toBeInTheDocument();
  });
});
