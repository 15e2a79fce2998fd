import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useNotify } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ERROR_TOAST_MS } from '../../../contract/constants';
import { toastStore } from '../../../src/core/shell/toast/toastStore';
import { renderConsole, section } from './renderConsole';

function Notifier() {
  const notify = useNotify();
  return (
    <button type="button" onClick={() => notify('Server broke', { type: 'error' })}>
      notify
    </button>
  );
}
const care = section('care', { notifier: async () => ({ default: Notifier }) });

beforeEach(() => toastStore.clear());
afterEach(() => {
  vi.useRealTimers();
});

describe('toasts', () => {
  it('are shown side by side instead of in a queue', async () => {
    await renderConsole();
    await screen.findByText('the home page');
    act(() => {
      toastStore.push({ type: 'error', message: 'first' });
      toastStore.push({ type: 'success', message: 'second' });
    });
    expect(screen.getByRole('alert')).toHaveTextContent('first');
    expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain('second');
  });

  it('are shown once for the same text, with a counter, and restart their time', async () => {
    await renderConsole();
    await screen.findByText('the home page');
    vi.useFakeTimers();
    const push = () => act(() => toastStore.push({ type: 'error', message: 'no answer', duration: ERROR_TOAST_MS }));
    push();
    act(() => vi.advanceTimersByTime(ERROR_TOAST_MS - 100));
    push();
    expect(screen.getByRole('alert')).toHaveTextContent('no answer (2)');
    act(() => vi.advanceTimersByTime(ERROR_TOAST_MS - 100));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    act(() => vi.advanceTimersByTime(200));
    expect(toastStore.all()).toEqual([]);
  });

  it('close after their own duration', async () => {
    await renderConsole();
    await screen.findByText('the home page');
    vi.useFakeTimers();
    act(() => toastStore.push({ type: 'error', message: 'gone in five', duration: ERROR_TOAST_MS }));
    await act(() => vi.advanceTimersByTimeAsync(ERROR_TOAST_MS - 1));
    expect(screen.getByText('gone in five')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.queryByText('gone in five')).not.toBeInTheDocument();
  });

  it('can be closed', async () => {
    await renderConsole();
    await screen.findByText('the home page');
    act(() => toastStore.push({ type: 'info', message: 'hello', duration: null }));
    await userEvent.click(screen.getByRole('button', { name: 'Close notification' }));
    expect(screen.queryByText('hello')).not.toBeInTheDocument();
  });

  it("show react-admin's notifications too, errors for five seconds", async () => {
    await renderConsole({ plugins: [care], path: '/jishan-smart/care/notifier' });
    await userEvent.click(await screen.findByRole('button', { name: 'notify' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Server broke');
    expect(toastStore.all()[0]?.duration).toBe(ERROR_TOAST_MS);
  });

  it('do not repeat a failure that the HTTP client already showed', async () => {
    await renderConsole({ plugins: [care], path: '/jishan-smart/care/notifier' });
    const button = await screen.findByRole('button', { name: 'notify' });
    act(() => toastStore.push({ type: 'error', message: 'Server broke' }));
    await userEvent.click(button);
    expect(screen.getAllByText('Server broke')).toHaveLength(1);
  });
});
