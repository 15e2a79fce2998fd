/** The public API of this section for the server modules of other sections. */
export { type OutgoingMessage, writeOutbox } from './writeOutbox';
