import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRefreshWhileVisible } from '../../../src/core/kit';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setVisibility(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('refreshes at each interval while the window is visible', () => {
  const refresh = vi.fn();
  renderHook(() => useRefreshWhileVisible(refresh, 30_000));
  vi.advanceTimersByTime(29_999);
  expect(refresh).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_001);
  expect(refresh).toHaveBeenCalledTimes(3);
});

it('rests while the window is hidden, and refreshes at once when it is shown again later', () => {
  const refresh = vi.fn();
  renderHook(() => useRefreshWhileVisible(refresh, 30_000));
  setVisibility('hidden');
  vi.advanceTimersByTime(120_000);
  expect(refresh).not.toHaveBeenCalled();
  setVisibility('visible');
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('does not refresh for a short look elsewhere', () => {
  const refresh = vi.fn();
  renderHook(() => useRefreshWhileVisible(refresh, 30_000));
  setVisibility('hidden');
  vi.advanceTimersByTime(5_000);
  setVisibility('visible');
  expect(refresh).not.toHaveBeenCalled();
});

it('ends with its page', () => {
  const refresh = vi.fn();
  renderHook(() => useRefreshWhileVisible(refresh, 30_000)).unmount();
  vi.advanceTimersByTime(120_000);
  setVisibility('visible');
  expect(refresh).not.toHaveBeenCalled();
});
