/**
 * Inline script of the login page, whose HTML form is usable before the scripts load. It applies the stored colors and
 * captures early clicks.
 */
import { captureEarlyClick } from './captureEarlyClick';
import { applyStoredVariables } from './loginVariables';

applyStoredVariables();
captureEarlyClick();
