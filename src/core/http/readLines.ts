/** Yields the lines of a UTF-8 stream, each as soon as it is complete. */
export async function* readLines(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let incompleteLine = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const lines = (incompleteLine + decoder.decode(value, { stream: !done })).split('\n');
      incompleteLine = lines.pop() ?? '';
      yield* lines;
      if (done) return;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
