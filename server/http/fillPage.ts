import { CONFIG_ELEMENT } from '../../contract/paths';
import { ANSWERS_ELEMENT, type StartAnswers } from '../../contract/startAnswers';
import { NONCE_MARK } from './nonceMark';

/** Placeholders in `index.html` for data and for the colors of the page frame. */
const KNOWN_MARK = '<!--known-->';
const LOOK_MARK = '<!--look-->';

/** Data that the server inserts into a page. */
export interface KnownOfPage {
  nonce: string;
  /**
   * The operator's configuration for the console, as JSON. If it is missing, the console requests it and shows the error.
   */
  config?: string | undefined;
  /** Responses to the first requests of the session, preloaded. */
  answers?: StartAnswers | undefined;
  /** The query of the page's list, which its first script sends. */
  question?: string | undefined;
  /** CSS declarations for the page frame; without them it is not shown. */
  frame?: string | undefined;
}

/** Inserts preloaded data into a page. */
export function fillPage(page: string, { nonce, config, answers, question, frame }: KnownOfPage): string {
  const elements = [
    config === undefined ? '' : dataElement(CONFIG_ELEMENT, config),
    answers === undefined ? '' : dataElement(ANSWERS_ELEMENT, JSON.stringify(answers), question),
  ];
  // Data comes last, since it may contain placeholders.
  const isFramed = frame !== undefined;
  return page
    .replaceAll(NONCE_MARK, nonce)
    .replace('<html ', isFramed ? '<html class="framed" ' : '<html ')
    .replace(LOOK_MARK, isFramed ? `<style nonce="${nonce}">:root{${frame}}</style>` : '')
    .replace(KNOWN_MARK, () => elements.join(''));
}

/**
 * @param json escaped so that it cannot end the element
 * @param question put into `data-question`
 */
function dataElement(id: string, json: string, question?: string): string {
  const attribute = question === undefined ? '' : ` data-question="${escaped(question)}"`;
  return `<script type="application/json" id="${id}"${attribute}>${json.replaceAll('<', '\\u003c')}</script>`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
