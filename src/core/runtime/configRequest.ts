/** Where the operator's configuration lies, and how it is asked for. */
export const CONFIG_PATH = '/console.config.json';
export const CONFIG_REQUEST: RequestInit = { headers: { Accept: 'application/json' }, cache: 'no-cache' };
