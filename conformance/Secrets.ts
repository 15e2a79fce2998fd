const PLACEHOLDER = '[secret]';
/** JSON members whose values are hidden in reports. */
const SECRET_MEMBERS = /("(?:password|oldPassword|token|secret|ticket)"\s*:\s*)"(?:[^"\\]|\\.)*"/gi;

/** Hides secrets in texts: registered values, and the values of secret JSON members. */
export interface Secrets {
  add: (value: string) => void;
  redact: (text: string) => string;
}

export function createSecrets(values: readonly string[]): Secrets {
  const all = new Set<string>();
  const add = (value: string) => {
    if (value === '') return;
    for (const form of [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)]) all.add(form);
  };
  values.forEach(add);
  return {
    add,
    redact: (text) => {
      // Replaces the longest first, because a secret may contain another one.
      const known = [...all].sort((a, b) => b.length - a.length);
      const redacted = known.reduce((rest, value) => rest.replaceAll(value, PLACEHOLDER), text);
      return redacted.replace(SECRET_MEMBERS, `$1"${PLACEHOLDER}"`);
    },
  };
}
