import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useIsIdle } from '../../../src/core/kit/page/useIsIdle';

function Probe() {
  return <p>{useIsIdle() ? 'idle' : 'busy'}</p>;
}

it('useIsIdle becomes true soon when the browser has no idle callback', async () => {
  render(<Probe />);
  expect(await screen.findByText('idle')).toBeDefined();
});

it('useIsIdle becomes true when the browser is idle, and cancels its request on unmount', () => {
  const requested: (() => void)[] = [];
  const cancel = vi.fn();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => requested.push(work));
  vi.stubGlobal('cancelIdleCallback', cancel);
  const { unmount } = render(<Probe />);
  expect(screen.getByText('busy')).toBeDefined();
  act(() => requested[0]?.());
  expect(screen.getByText('idle')).toBeDefined();
  unmount();
  expect(cancel).toHaveBeenCalledWith(1);
});
