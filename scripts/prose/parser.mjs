import { parseSync, Visitor } from 'vite';
import { phrases } from './phrases.mjs';

/** @typedef {readonly [start: number, end: number]} Range */

/** Functions whose first argument is the title of a test. */
const TITLED = ['it', 'test', 'describe'];
/** A text that a command prints: the help of a flag, and an error for the operator. */
const HELP = 'help';
const OPERATOR_ERROR = 'OperatorError';
const HAS_TEXTS = new RegExp(String.raw`^\s*(?:${TITLED.join('|')})[(.]|\b${HELP}: |\bnew ${OPERATOR_ERROR}\(`, 'm');
/** Between the words of a phrase: a space, or a line break with the mark of a comment or a quotation. */
const GAP = String.raw`(?:\s|\*|//|>)+`;
const BANNED = new RegExp(
  String.raw`\b(?:${phrases.map(([phrase]) => phrase.replaceAll(' ', GAP)).join('|')})\b`,
  'gi',
);

/**
 * Parser for CSpell: whole documents, and of code only comments, titles of tests, and texts of commands. CSpell bans words
 * but not phrases, so this parser also passes each banned phrase as one word (`unless-told`).
 *
 * @type {import('cspell').Parser}
 */
export const parser = {
  name: 'prose',
  parse: (content, filename) => ({
    content,
    filename,
    parsedTexts: rangesOf(content, filename).flatMap(([start, end]) => {
      const text = content.slice(start, end);
      return [{ text, range: [start, end] }, ...phrasesIn(text, start)];
    }),
  }),
};

/** Returns a phrase as the configuration bans it. @param {string} phrase */
export const bannedWord = (phrase) => phrase.toLowerCase().replaceAll(new RegExp(GAP, 'g'), '-');

/**
 * @param {string} text
 * @param {number} start its position in the file
 */
function phrasesIn(text, start) {
  return [...text.matchAll(BANNED)]
    .filter(([phrase]) => new RegExp(GAP).test(phrase))
    .map(({ 0: phrase, index }) => {
      const from = start + index;
      return { text: bannedWord(phrase), range: /** @type {[number, number]} */ ([from, from + phrase.length]) };
    });
}

/**
 * Returns the parts of a file that people read.
 * @param {string} content
 * @param {string} filename
 * @returns {Range[]}
 */
function rangesOf(content, filename) {
  if (filename.endsWith('.md')) return [[0, content.length]];
  try {
    return rangesOfCode(content, filename);
  } catch (error) {
    // CSpell would skip the file silently.
    console.error(`${filename}: ${error}`);
    process.exitCode = 1;
    return [];
  }
}

/**
 * @param {string} content
 * @param {string} filename
 */
function rangesOfCode(content, filename) {
  const { program, comments } = parseSync(filename, content);
  /** @type {Range[]} */
  const ranges = comments.map(({ start, end }) => [start, end]);
  // Reading the syntax tree takes most of the time.
  if (!HAS_TEXTS.test(content)) return ranges;
  /** @param {import('vite').ESTree.Node | undefined} node */
  const addText = (node) => {
    if (node?.type === 'Literal' || node?.type === 'TemplateLiteral') ranges.push([node.start, node.end]);
  };
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (!TITLED.includes(nameOf(callee))) return;
      addText(title);
    },
    NewExpression({ callee, arguments: [message] }) {
      if (nameOf(callee) === OPERATOR_ERROR) addText(message);
    },
    Property({ key, value }) {
      // An address of a help page is no text.
      if (key.type === 'Identifier' && key.name === HELP && /\s/.test(content.slice(value.start, value.end)))
        addText(value);
    },
  }).visit(program);
  return ranges.sort(([one], [other]) => one - other);
}

/**
 * Returns the function of a call: `it` for `it(…)`, `it.each([…])(…)` and `it.runIf(…)(…)`.
 * @param {import('vite').ESTree.Expression} callee
 * @returns {string}
 */
function nameOf(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return nameOf(callee.object);
  if (callee.type === 'TaggedTemplateExpression') return nameOf(callee.tag);
  return callee.type === 'CallExpression' ? nameOf(callee.callee) : '';
}
