/**
 * Inline script of the login page, whose HTML form is usable before the scripts load. It applies the stored colors and
 * captures early clicks.
 */
import { holdClicks } from './heldClick';
import { showLook } from './loginLook';

showLook();
holdClicks();
