import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { scaledLimit } from '../scripts/timeLimits.mjs';
import { logStore } from '../src/core/log';

// A machine that also runs other tests renders slowly; what never appears still fails.
configure({ asyncUtilTimeout: scaledLimit(30_000) });

// Tabs become draggable by a timer, which would remount them during a test; browser tests move them.
vi.mock('../src/core/shell/tabs/useSortableTabs', () => ({ useSortableTabs: () => undefined }));

// jsdom has no layout: nothing scrolls, and no element changes its size.
Element.prototype.scrollIntoView ??= () => undefined;
globalThis.ResizeObserver ??= class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

/**
 * A component test fails on any warning of React, MUI or react-admin. A test that provokes an error on purpose replaces this
 * spy with `vi.spyOn(console, 'error').mockImplementation(…)`.
 */
let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    complaints.push(parts.map(String).join(' '));
  });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  expect(complaints, 'unexpected console.error').toEqual([]);
});

// Files share the modules and globals of their worker.
afterAll(() => {
  logStore.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
