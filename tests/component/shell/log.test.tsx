import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type LogEntry, logStore } from '../../../src/core/log';
import { toastStore } from '../../../src/core/shell/toast/toastStore';
import { type RenderRequest, renderConsole } from './renderConsole';

beforeEach(() => {
  logStore.clear();
  toastStore.clear();
});

async function open(path: string, session?: RenderRequest['session']) {
  const rendered = await renderConsole({ path, session });
  act(() => {
    logStore.push({ message: 'a note' });
    logStore.push({ message: 'it broke', type: 'danger', stack: 'at line 7', source: '/api/x' });
  });
  await screen.findByRole('table');
  return rendered;
}

const messages = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[2]?.textContent);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('the log page', () => {
  it.each(['/log', '/index2'])('at %s lists entries, newest first', async (path) => {
    await open(path);
    expect(messages()).toEqual(['it broke', 'a note']);
  });

  it('shows only exceptions on request', async () => {
    await open('/log');
    await press('Exception');
    expect(messages()).toEqual(['it broke']);
  });

  it('filters entries by a text anywhere in them', async () => {
    await open('/log');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the log' }), '/API/x');
    expect(messages()).toEqual(['it broke']);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the log' }), ' nowhere');
    expect(await screen.findByText('No entries match')).toBeInTheDocument();
  });

  it('shows all data of an entry, and copies it', async () => {
    const user = userEvent.setup();
    await open('/log');
    await user.click(screen.getAllByRole('button', { name: 'Show details' })[0] ?? document.body);
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('at line 7');
    await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toContain('"message": "it broke"'));
  });

  it('is cleared after a confirmation', async () => {
    await open('/log');
    await press('Clear log');
    expect(logStore.entries()).toHaveLength(2);
    await press('OK');
    expect(await screen.findByText('No log entries')).toBeInTheDocument();
    expect(logStore.entries()).toEqual([]);
  });

  it('shows many entries page by page', async () => {
    await open('/log');
    act(() => {
      for (let n = 1; n <= 30; n += 1) logStore.push({ message: `entry ${n}` });
    });
    expect(messages()).toHaveLength(20);
    expect(messages()[0]).toBe('entry 30');
    await press('Go to next page');
    expect(messages().at(-1)).toBe('a note');
    expect(screen.getByText('21–32 of 32')).toBeInTheDocument();
  });

  it('is saved as a JSON file', async () => {
    let saved: Blob | undefined;
    const createObjectURL = (blob: Blob) => {
      saved = blob;
      return 'blob:log';
    };
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await open('/log');
    await press('Download');
    expect(JSON.parse((await saved?.text()) ?? '')).toMatchObject([{ message: 'a note' }, { message: 'it broke' }]);
  });
});

describe('sending exceptions to the server', () => {
  it('sends each exception once, and reports how many', async () => {
    const sendException = vi.fn(async (_: LogEntry) => undefined);
    await open('/log', { sendException });
    await press('Report exceptions (1)');
    expect(await screen.findByText('Exceptions reported: 1')).toBeInTheDocument();
    expect(sendException.mock.calls.map(([{ message }]) => message)).toEqual(['it broke']);
    expect(screen.getByRole('button', { name: 'Report exceptions' })).toBeDisabled();
  });

  it('reports what was not received, and sends that again on request', async () => {
    const sendException = vi.fn(async (_: LogEntry) => undefined).mockRejectedValueOnce(new Error('down'));
    await open('/log', { sendException });
    await press('Report exceptions (1)');
    expect(await screen.findByText(/Exceptions reported: 0; not reported: 1/)).toBeInTheDocument();
    await press('Report exceptions (1)');
    expect(await screen.findByText('Exceptions reported: 1')).toBeInTheDocument();
  });
});

describe('the log indicator', () => {
  const push = (count: number, type: LogEntry['type']) =>
    act(() => {
      for (let n = 0; n < count; n += 1) logStore.push({ message: 'x', type });
    });

  it.each([
    { info: 0, danger: 0, tooltip: 'No logs or exceptions', badge: '' },
    { info: 2, danger: 0, tooltip: '2 logs', badge: '2' },
    { info: 1, danger: 3, tooltip: '4 logs | includes 3 exceptions', badge: '4' },
    { info: 120, danger: 0, tooltip: '120 logs', badge: '99+' },
  ])('with $info notes and $danger exceptions shows "$tooltip"', async ({ info, danger, tooltip, badge }) => {
    await renderConsole();
    await screen.findByText('the home page');
    push(info, 'info');
    push(danger, 'danger');
    const link = screen.getByRole('link', { name: tooltip });
    expect(link).toHaveAttribute('href', '/log');
    expect(link.textContent).toBe(badge);
  });
});
