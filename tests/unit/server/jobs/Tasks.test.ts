import { setImmediate } from 'node:timers/promises';
import pino from 'pino';
import { expect, it } from 'vitest';
import { Tasks } from '../../../../server/jobs/tasks';

async function microtasks(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
}

it('a queue that is woken at the moment of its end is awaited like any other', async () => {
  for (let turns = 0; turns < 10; turns += 1) {
    const tasks = new Tasks(pino({ enabled: false }));
    let [waiting, done] = [0, 0];
    const next = async () => {
      if (waiting === 0) return false;
      waiting -= 1;
      await setImmediate();
      done += 1;
      return true;
    };
    tasks.wake('queue', next);
    await microtasks(turns);
    waiting = 1;
    tasks.wake('queue', next);
    await microtasks(10);
    await tasks.idle();
    expect(done).toBe(1);
  }
});
