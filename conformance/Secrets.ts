const INSTEAD = '[secret]';
/** Members of JSON whose values nobody has to see. */
const SECRET_MEMBERS = /("(?:password|oldPassword|token|secret|ticket)"\s*:\s*)"(?:[^"\\]|\\.)*"/gi;

/** Takes what nobody may read out of texts: values that were named, and members of JSON that hold such. */
export interface Secrets {
  add: (value: string) => void;
  hide: (text: string) => string;
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
    hide: (text) => {
      // The longest first, because one may stand within another.
      const known = [...all].sort((a, b) => b.length - a.length);
      const shown = known.reduce((rest, value) => rest.replaceAll(value, INSTEAD), text);
      return shown.replace(SECRET_MEMBERS, `$1"${INSTEAD}"`);
    },
  };
}
