import { CONFIG_ELEMENT } from '../../contract/paths';
import { ANSWERS_ELEMENT, type StartAnswers } from '../../contract/startAnswers';
import { NONCE_MARK } from './nonceMark';

/** In `index.html`: where data stands, and where the frame's colours do. */
const KNOWN_MARK = '<!--known-->';
const LOOK_MARK = '<!--look-->';

/** What is known of a page when it is answered. */
export interface KnownOfPage {
  nonce: string;
  /** The operator's configuration as the console reads it, JSON. A page without it asks for it, and tells what is wrong. */
  config?: string | undefined;
  /** Of a session, which the console would ask for otherwise. */
  answers?: StartAnswers | undefined;
  /** Of the page's list, which its first script asks. */
  question?: string | undefined;
  /** CSS declarations for the frame; it is not shown without. */
  frame?: string | undefined;
}

/** Puts into a page what is known when it is answered. */
export function fillPage(page: string, { nonce, config, answers, question, frame }: KnownOfPage): string {
  const elements = [
    config === undefined ? '' : dataElement(CONFIG_ELEMENT, config),
    answers === undefined ? '' : dataElement(ANSWERS_ELEMENT, JSON.stringify(answers), question),
  ];
  // Data last, since it may hold anything.
  const isFramed = frame !== undefined;
  return page
    .replaceAll(NONCE_MARK, nonce)
    .replace('<html ', isFramed ? '<html class="framed" ' : '<html ')
    .replace(LOOK_MARK, isFramed ? `<style nonce="${nonce}">:root{${frame}}</style>` : '')
    .replace(KNOWN_MARK, () => elements.join(''));
}

/**
 * @param json nothing in it ends the element
 * @param question put into `data-question`
 */
function dataElement(id: string, json: string, question?: string): string {
  const attribute = question === undefined ? '' : ` data-question="${escaped(question)}"`;
  return `<script type="application/json" id="${id}"${attribute}>${json.replaceAll('<', '\\u003c')}</script>`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
