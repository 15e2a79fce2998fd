import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { scaledLimit } from '../scripts/timeLimits.mjs';
import { logStore } from '../src/core/log';

// A machine that runs other tests beside is slow to render; what never comes fails either way.
configure({ asyncUtilTimeout: scaledLimit(30_000) });

// Tabs become movable by a timer, which would make them anew in the middle of a test; browser tests move them.
vi.mock('../src/core/shell/tabs/useSortableTabs', () => ({ useSortableTabs: () => undefined }));

// Jsdom lays nothing out: nothing is scrolled, and no element changes its size.
Element.prototype.scrollIntoView ??= () => undefined;
globalThis.ResizeObserver ??= class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

/**
 * A component test fails on anything React, MUI or react-admin complains about. A test that provokes an error on
 * purpose says so with its own `vi.spyOn(console, 'error').mockImplementation(…)`, which replaces this one.
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
