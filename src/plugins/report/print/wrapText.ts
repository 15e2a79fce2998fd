/**
 * Latin letters, digits and their punctuation stay together. A line can end after any other character, as usual in Chinese.
 */
const WORDS = /[\p{Script=Latin}\p{Nd}.,:%'’()/+-]+|\s|./gu;

/**
 * Wraps a text into lines.
 * @param widthOf returns the width of a line of text, in any unit
 * @param maxWidth maximum width in the same unit; a longer word is broken anywhere
 */
export function wrapText(text: string, widthOf: (line: string) => number, maxWidth: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.match(WORDS) ?? []) {
      for (const part of widthOf(word) > maxWidth ? word : [word]) {
        if (line !== '' && widthOf(line + part) > maxWidth) {
          lines.push(line.trimEnd());
          line = part.trimStart();
        } else line += part;
      }
    }
    return [...lines, line];
  });
}
