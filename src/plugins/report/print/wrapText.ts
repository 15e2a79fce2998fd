/** Letters, digits and what joins them stay together; every other character may stand at the end of a line, as Chinese has it. */
const WORDS = /[\p{Script=Latin}\p{Nd}.,:%'’()/+-]+|\s|./gu;

/**
 * Breaks a text into lines.
 * @param widthOf the width of a line of text, in any unit
 * @param most the width there is, in the same unit; a word that is wider is broken anywhere
 */
export function wrapText(text: string, widthOf: (line: string) => number, most: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.match(WORDS) ?? []) {
      for (const part of widthOf(word) > most ? word : [word]) {
        if (line !== '' && widthOf(line + part) > most) {
          lines.push(line.trimEnd());
          line = part.trimStart();
        } else line += part;
      }
    }
    return [...lines, line];
  });
}
