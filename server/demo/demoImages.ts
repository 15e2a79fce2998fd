import type { Draw } from './draw';

/** Image of a fictitious identity document. */
export const DOCUMENT_IMAGE = '/demo-images/document.svg';
/** Drawn faces without features. */
export const portraitImage = (draw: Draw) => `/demo-images/portrait-${draw.integer('portrait', 1, 8)}.svg`;
