/**
 * Stands in the login page itself, whose form is HTML and can be filled in before its scripts are there: gives it the colours of
 * last time, and keeps what is pressed.
 */
import { holdClicks } from './heldClick';
import { showLook } from './loginLook';

showLook();
holdClicks();
