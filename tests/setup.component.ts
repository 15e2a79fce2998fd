import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// A machine that runs other tests beside is slow to render; what never comes fails either way.
configure({ asyncUtilTimeout: 30_000 });

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
