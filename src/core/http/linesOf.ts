/** Yields the lines of a UTF-8 stream, each as soon as it is complete. */
export async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
      if (done) return;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
