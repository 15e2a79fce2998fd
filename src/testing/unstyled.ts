import './quickLabels';
import './shortStacks';

/**
 * Keeps the styles of MUI and Emotion out of the document: jsdom lays nothing out, yet each look at an element's role or
 * name would match thousands of rules. Loaded before MUI and Emotion; inline styles and `hidden` count as ever.
 */
const unseen = document.createElement('head');
Object.defineProperty(document, 'head', { configurable: true, get: () => unseen });
