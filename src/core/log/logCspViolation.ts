import { logStore } from './logStore';

/** The setting in `console.config.json` that allows an origin, by violated CSP directive. */
const SETTINGS: Readonly<Record<string, string>> = { 'script-src': 'allowedOrigins', 'connect-src': 'connectOrigins' };

/** Describes a CSP violation, and names the setting that would allow it. */
export function describeCspViolation({
  effectiveDirective,
  blockedURI,
}: Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'blockedURI'>): string {
  const directive = effectiveDirective.replace(/-(elem|attr)$/, '');
  const origin = URL.canParse(blockedURI) ? new URL(blockedURI).origin : blockedURI;
  const setting = SETTINGS[directive];
  const remedy =
    setting && origin.startsWith('http') ? `; to allow it, list it in ${setting} of console.config.json` : '';
  return `CSP_REFUSED ${origin}: the content security policy (${directive}) does not allow it${remedy}`;
}

/** Writes a CSP violation to the front-end log. */
export function logCspViolation(event: SecurityPolicyViolationEvent): void {
  logStore.push({
    message: describeCspViolation(event),
    type: 'danger',
    meta: { code: 'CSP_REFUSED', directive: event.effectiveDirective },
    source: event.sourceFile || undefined,
  });
}
