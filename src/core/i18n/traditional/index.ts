let convert: ((text: string) => string) | undefined;

/** Loads the converter to traditional characters. */
export async function loadTraditionalConverter(): Promise<void> {
  try {
    convert = (await import('./toTraditional')).toTraditional;
  } catch {
    // Names are shown as stored, until the language is selected again.
  }
}

/** Converts a text to traditional characters, once the converter has loaded. */
export const convertToTraditional = (text: string): string => convert?.(text) ?? text;
