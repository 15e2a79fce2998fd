/** What the server halves of other sections may use of this one. */
export { type OutgoingMessage, writeOutbox } from './writeOutbox';
