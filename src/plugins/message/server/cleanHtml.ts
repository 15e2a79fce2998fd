import type sanitizeHtml from 'sanitize-html';
import { fileIdOfUrl } from '../../../../contract/calls/files';
import { Rejection } from '../../../../server/plugin-api';
import { HTML_DEPTH_MAX, isBoundedHtml } from './htmlBounds';

/** Allows what the editor produces, and nothing that could run scripts, load external resources or overlay the page. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'code'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'mark', 'sub', 'sup', 'span', 'a', 'img'],
    ...['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    '*': ['style'],
  },
  allowedStyles: {
    '*': {
      'text-align': [/^(left|right|center|justify)$/],
      color: [/^#[0-9a-f]{3,8}$/i, /^rgb\(\d{1,3}, ?\d{1,3}, ?\d{1,3}\)$/],
    },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  // A picture must have an https address or be a stored file; any other address within the server is removed.
  transformTags: {
    img: (tagName, { src, ...attribs }) => ({ tagName, attribs: isPicture(src) ? { src, ...attribs } : attribs }),
  },
};

function isPicture(src: string | undefined): src is string {
  return src !== undefined && (/^https:/i.test(src) || fileIdOfUrl(src) !== undefined);
}

/**
 * Sanitizes user-written HTML.
 * @throws {Rejection} at `field` if it has too many elements or nests them too deeply
 */
export async function cleanHtml(html: string, field: string): Promise<string> {
  if (!isBoundedHtml(html)) throw new Rejection([{ field, code: 'htmlTooComplex', params: { max: HTML_DEPTH_MAX } }]);
  return (await sanitizeWith(html, OPTIONS)).trim();
}

/** Returns whether {@link cleanHtml sanitized} HTML has no visible content. */
export async function isBlankHtml(html: string): Promise<boolean> {
  if (/<(img|hr)\b/i.test(html)) return false;
  return (await sanitizeWith(html, { allowedTags: [], allowedAttributes: {} })).trim() === '';
}

async function sanitizeWith(html: string, options: sanitizeHtml.IOptions): Promise<string> {
  const { default: sanitize } = await import('sanitize-html');
  return sanitize(html, options);
}
