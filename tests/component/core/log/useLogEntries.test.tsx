import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { logStore, useLogEntries } from '../../../../src/core/log';

beforeEach(() => logStore.clear());

it('useLogEntries renders again with each new entry and when the log is cleared', () => {
  const { result } = renderHook(useLogEntries);
  expect(result.current).toEqual([]);
  act(() => logStore.push({ message: 'a' }));
  expect(result.current.map(({ message }) => message)).toEqual(['a']);
  act(() => logStore.clear());
  expect(result.current).toEqual([]);
});
