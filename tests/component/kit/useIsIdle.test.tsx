import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useIsIdle } from '../../../src/core/kit/page/useIsIdle';

function Probe() {
  return <p>{useIsIdle() ? 'idle' : 'busy'}</p>;
}

it('is true soon where the browser does not tell', async () => {
  render(<Probe />);
  expect(await screen.findByText('idle')).toBeDefined();
});

it('is true when the browser has nothing else to do, and takes its wish back when it is gone', () => {
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
