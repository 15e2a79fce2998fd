let convert: ((text: string) => string) | undefined;

/** Fetches what writing in traditional characters takes. */
export async function loadTraditional(): Promise<void> {
  try {
    convert = (await import('./toTraditional')).toTraditional;
  } catch {
    // Names are shown as they are stored, until the language is chosen again.
  }
}

/** A text in traditional characters, once they are there. */
export const traditional = (text: string): string => convert?.(text) ?? text;
