import { z } from 'zod';

const answer = z.object({ status: z.literal(8000) });
/** Unique per run, so that runs on one database do not conflict. */
const RUN = Date.now().toString(36);
let createdCount = 0;

export interface WriteLoad {
  urls: readonly string[];
  token: string;
  writers: number;
  seconds: number;
}

/**
 * Returns the records per second that concurrent writers add, distributed over the processes. Each writer is sequential. A
 * rejection is an error.
 */
export async function writesPerSecond({ urls, token, writers, seconds }: WriteLoad): Promise<number> {
  const until = performance.now() + seconds * 1_000;
  let written = 0;
  const write = async (url: string) => {
    while (performance.now() < until) {
      createdCount += 1;
      const response = await fetch(`${url}/api/insert.noticeType.open`, {
        method: 'POST',
        headers: { authorization: token, 'content-type': 'application/json' },
        body: JSON.stringify({
          code: `w${RUN}${createdCount}`,
          name: `${RUN}${createdCount}`,
          level: 'info',
          popup: false,
        }),
      });
      answer.parse(await response.json());
      written += 1;
    }
  };
  const begin = performance.now();
  await Promise.all(Array.from({ length: writers }, (_, index) => write(urls[index % urls.length] ?? '')));
  return written / ((performance.now() - begin) / 1_000);
}
