/** Version of the plugin API; a plugin's `engines.console` gives the range it was written for. */
export const PLUGIN_API_VERSION = '2.0.0';

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

type Version = readonly [number, number, number];

/** Parses `1.2.3`; returns `undefined` for anything else. */
export function parseVersion(text: string): Version | undefined {
  const match = VERSION.exec(text);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : undefined;
}

/**
 * Returns whether an API version satisfies a caret range. Only `^major.minor.patch` is accepted, not `*` and the like:
 * a plugin that claims to work with every host would break silently.
 */
export function satisfiesCaret(version: string, range: string): boolean {
  const actual = parseVersion(version);
  const required = range.startsWith('^') ? parseVersion(range.slice(1)) : undefined;
  if (!actual || !required) return false;
  // Below 1.0.0 each minor version can break compatibility, as in SemVer's own caret rule.
  const pinned = required[0] > 0 ? 1 : required[1] > 0 ? 2 : 3;
  return required.slice(0, pinned).every((part, index) => actual[index] === part) && compare(actual, required) >= 0;
}

function compare(left: Version, right: Version): number {
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}
