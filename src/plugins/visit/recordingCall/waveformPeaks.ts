/** Returns the peak level of each part of a recording over all channels, 0 to 1. */
function peaksOf(channels: readonly Float32Array[], parts: number): number[] {
  const length = channels[0]?.length ?? 0;
  return Array.from({ length: parts }, (_, part) => {
    const [start, end] = [Math.floor((part * length) / parts), Math.floor(((part + 1) * length) / parts)];
    let peak = 0;
    for (const samples of channels) {
      for (let at = start; at < end; at += 1) peak = Math.max(peak, Math.abs(samples[at] ?? 0));
    }
    return Math.min(1, peak);
  });
}

/**
 * Decodes a recording in the browser.
 * @throws DOMException if the browser does not support the format (AMR)
 */
export async function decodePeaks(content: Blob, parts: number): Promise<number[]> {
  const context = new AudioContext();
  try {
    const audio = await context.decodeAudioData(await content.arrayBuffer());
    return peaksOf(
      Array.from({ length: audio.numberOfChannels }, (_, channel) => audio.getChannelData(channel)),
      parts,
    );
  } finally {
    await context.close();
  }
}

/** Formats seconds as `m:ss`. */
export function clockText(seconds: number): string {
  const totalSeconds = Math.max(0, Math.floor(seconds));
  return `${Math.floor(totalSeconds / 60)}:${String(totalSeconds % 60).padStart(2, '0')}`;
}
