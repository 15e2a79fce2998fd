import { expect, it } from 'vitest';
import { drill } from '../drill/drill';

/** A busy machine takes minutes for what takes an idle one alone. */
const LIMIT_MS = 600_000;

it(
  'the database drill loses no acknowledged write and no process when the database or a process is killed, frozen, cut off, restarted, read-only or promoted',
  async () => {
    const { faults, acknowledged, lost, died } = await drill(1);
    expect({ lost, died }).toEqual({ lost: [], died: [] });
    expect(faults).toHaveLength(7);
    expect(acknowledged).toBeGreaterThan(faults.length * 2);
  },
  LIMIT_MS,
);
