import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIsPainted } from '../../../src/core/kit';

function Probe() {
  return <p>{useIsPainted() ? 'painted' : 'not yet'}</p>;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('useIsPainted is false until the first frame was painted', () => {
  render(<Probe />);
  expect(screen.getByText('not yet')).toBeDefined();
  act(() => void vi.advanceTimersToNextFrame());
  expect(screen.getByText('not yet')).toBeDefined();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByText('painted')).toBeDefined();
});

it('useIsPainted does not wait forever for a hidden page', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  render(<Probe />);
  act(() => void vi.advanceTimersByTime(400));
  expect(screen.getByText('not yet')).toBeDefined();
  act(() => void vi.advanceTimersByTime(200));
  expect(screen.getByText('painted')).toBeDefined();
});
