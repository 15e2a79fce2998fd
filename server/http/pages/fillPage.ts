import { CONFIG_ELEMENT } from '../../../contract/pages/paths';
import { BOOTSTRAP_ELEMENT, type BootstrapData } from '../../../contract/session/bootstrapData';
import { NONCE_PLACEHOLDER } from '../noncePlaceholder';

/** Placeholders in `index.html` for data and for the colors of the page frame. */
const DATA_PLACEHOLDER = '<!--known-->';
const FRAME_STYLE_PLACEHOLDER = '<!--look-->';

/** Data that the server inserts into a page. */
export interface PageData {
  nonce: string;
  /**
   * The operator's configuration for the console, as JSON. If it is missing, the console requests it and shows the error.
   */
  config?: string | undefined;
  /** Responses to the first requests of the session, preloaded. */
  bootstrap?: BootstrapData | undefined;
  /** The query of the page's list, which its first script sends. */
  listQuery?: string | undefined;
  /** CSS declarations for the page frame; without them it is not shown. */
  frameStyle?: string | undefined;
}

/** Inserts preloaded data into a page. */
export function fillPage(page: string, { nonce, config, bootstrap, listQuery, frameStyle }: PageData): string {
  const elements = [
    config === undefined ? '' : dataElement(CONFIG_ELEMENT, config),
    bootstrap === undefined ? '' : dataElement(BOOTSTRAP_ELEMENT, JSON.stringify(bootstrap), listQuery),
  ];
  // Data comes last, since it may contain placeholders.
  const isFramed = frameStyle !== undefined;
  return page
    .replaceAll(NONCE_PLACEHOLDER, nonce)
    .replace('<html ', isFramed ? '<html class="framed" ' : '<html ')
    .replace(FRAME_STYLE_PLACEHOLDER, isFramed ? `<style nonce="${nonce}">:root{${frameStyle}}</style>` : '')
    .replace(DATA_PLACEHOLDER, () => elements.join(''));
}

/**
 * @param json escaped so that it cannot end the element
 * @param listQuery put into `data-question`
 */
function dataElement(id: string, json: string, listQuery?: string): string {
  const attribute = listQuery === undefined ? '' : ` data-question="${escapeAttribute(listQuery)}"`;
  return `<script type="application/json" id="${id}"${attribute}>${json.replaceAll('<', '\\u003c')}</script>`;
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
