import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds after which a client switches to the other process. */
const PATIENCE_MS = 20_000;
/** Milliseconds between two tries after a refusal, as `Retry-After` asks for, only shorter. */
const AGAIN_MS = 100;

/** A write that a process has acknowledged. */
export interface Acknowledged {
  code: string;
  /** Milliseconds on the clock of `performance.now()`. */
  time: number;
  process: number;
}

export interface Writers {
  readonly acknowledged: readonly Acknowledged[];
  /** Counts of responses by HTTP status, or by the error of the connection. */
  readonly refusals: ReadonlyMap<string, number>;
  /** Resolves when each of the processes has acknowledged a write that was sent from now on. */
  allServing(limitMs: number): Promise<void>;
  stop(): Promise<void>;
}

interface WritersOptions {
  urls: readonly string[];
  token: string;
  /** The number of concurrent writers. */
  count: number;
}

/** Writes without a pause; a writer refused by one process switches to the other, as a proxy would. */
export function startWriters({ urls, token, count }: WritersOptions): Writers {
  const acknowledged: Acknowledged[] = [];
  const refusals = new Map<string, number>();
  let isStopping = false;
  let made = 0;

  const writeOne = async (process: number): Promise<boolean> => {
    made += 1;
    const code = `drill${made}`;
    const answer = await send(`${urls[process]}/api/insert.noticeType.open`, token, {
      code,
      name: `演练${made}`,
      level: 'info',
      popup: false,
    });
    if (answer === 'acknowledged') acknowledged.push({ code, time: performance.now(), process });
    else refusals.set(answer, (refusals.get(answer) ?? 0) + 1);
    return answer === 'acknowledged';
  };
  const write = async (first: number) => {
    for (let process = first; !isStopping; ) {
      if (await writeOne(process)) continue;
      process = (process + 1) % urls.length;
      await delay(AGAIN_MS);
    }
  };
  const running = Array.from({ length: count }, (_, index) => write(index % urls.length));
  return {
    acknowledged,
    refusals,
    async allServing(limitMs) {
      const deadline = performance.now() + limitMs;
      for (const process of urls.keys()) {
        while (!(await writeOne(process))) {
          if (performance.now() > deadline)
            throw new Error(`process ${process} does not write again: ${JSON.stringify([...refusals])}`);
          await delay(AGAIN_MS);
        }
      }
    },
    async stop() {
      isStopping = true;
      await Promise.all(running);
    },
  };
}

async function send(url: string, token: string, record: object): Promise<string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify(record),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body: unknown = await response.json();
    const status = typeof body === 'object' && body !== null && 'status' in body ? body.status : undefined;
    return status === 8000 ? 'acknowledged' : `answer ${response.status} ${status}`;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return cause instanceof Error ? ('code' in cause && String(cause.code)) || cause.name : String(cause);
  }
}
