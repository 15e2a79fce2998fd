import type { Answer } from './Call';

/** What a caller is given of an answer (spec §7): the body where it counts rows, else its data; other bodies as they are. */
export function answerContent({ kind, body }: Answer): unknown {
  if (kind !== 'success') return body;
  return (body.dataCount ?? -1) >= 0 ? body : body.data;
}
