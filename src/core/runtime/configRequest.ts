/** Address of the operator configuration, and the options of its request. */
export const CONFIG_PATH = '/console.config.json';
export const CONFIG_REQUEST: RequestInit = { headers: { Accept: 'application/json' }, cache: 'no-cache' };
