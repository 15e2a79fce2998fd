import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useRefreshWhileVisible } from '../../../src/core/kit';
import { liveUpdates } from '../../../src/core/live';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setVisibility(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('useRefreshWhileVisible refreshes at each interval while the window is visible', () => {
  const refresh = vi.fn();
  renderHook(() => useRefreshWhileVisible(refresh, 30_000));
  vi.advanceTimersByTime(29_999);
  expect(refresh).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_001);
  expect(refresh).toHaveBeenCalledTimes(3);
});

it('useRefreshWhileVisible pauses while the window is hidden, and refreshes immediately when it is shown later', () => {
  const refresh = vi.fn();
  renderHook(() => useRefreshWhileVisible(refresh, 30_000));
  setVisibility('hidden');
  vi.advanceTimersByTime(120_000);
  expect(refresh).not.toHaveBeenCalled();
  setVisibility('visible');
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('useRefreshWhileVisible does not refresh after a short absence', () => {
  const refresh = vi.fn();
  renderHook(() => useRefreshWhileVisible(refresh, 30_000));
  setVisibility('hidden');
  vi.advanceTimersByTime(5_000);
  setVisibility('visible');
  expect(refresh).not.toHaveBeenCalled();
});

it('useRefreshWhileVisible stops when its page is unmounted', () => {
  const refresh = vi.fn();
  renderHook(() => useRefreshWhileVisible(refresh, 30_000)).unmount();
  vi.advanceTimersByTime(120_000);
  setVisibility('visible');
  expect(refresh).not.toHaveBeenCalled();
});

describe('useRefreshWhileVisible with live updates', () => {
  const change = (...entities: string[]) => act(() => liveUpdates.publish({ kind: 'changed', entities }));
  beforeEach(() => liveUpdates.setConnected(true));
  afterEach(() => liveUpdates.setConnected(false));

  it('refreshes immediately when displayed records change, at most every two seconds', () => {
    const refresh = vi.fn();
    renderHook(() => useRefreshWhileVisible(refresh, 30_000, { entities: ['elderly'] }));
    vi.advanceTimersByTime(5_000);
    change('device');
    expect(refresh).not.toHaveBeenCalled();
    for (let index = 0; index < 100; index += 1) change('elderly');
    expect(refresh).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2_000);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('polls rarely, and at the normal interval when the live stream is lost', () => {
    const refresh = vi.fn();
    renderHook(() => useRefreshWhileVisible(refresh, 30_000, { entities: ['elderly'] }));
    vi.advanceTimersByTime(299_999);
    expect(refresh).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(refresh).toHaveBeenCalledTimes(1);
    act(() => liveUpdates.setConnected(false));
    vi.advanceTimersByTime(30_000);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('catches up on changes made while the window was hidden', () => {
    const refresh = vi.fn();
    renderHook(() => useRefreshWhileVisible(refresh, 30_000, { entities: ['elderly'] }));
    vi.advanceTimersByTime(5_000);
    setVisibility('hidden');
    change('elderly');
    expect(refresh).not.toHaveBeenCalled();
    setVisibility('visible');
    expect(refresh).toHaveBeenCalledTimes(1);
  });
});
