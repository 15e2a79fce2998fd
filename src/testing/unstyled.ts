import './quickLabels';
import './shortStacks';

/**
 * Keeps the styles of MUI and Emotion out of the document. jsdom has no layout, but every lookup by role or name would match
 * thousands of rules. Import before MUI and Emotion. Inline styles and `hidden` still apply.
 */
const detachedHead = document.createElement('head');
Object.defineProperty(document, 'head', { configurable: true, get: () => detachedHead });
