import { RemotePluginError, type RemoteTools } from './loadRemotePlugin';

/** Returns the browser implementation of {@link RemoteTools}. */
export function browserTools(allowedOrigins: readonly string[]): RemoteTools {
  return {
    base: window.location.href,
    allowedOrigins,
    hasSharedModules: document.querySelector('script[type=importmap]') !== null,
    fetch: (url, init) => fetch(url, init),
    digest,
    run: importWithIntegrity,
  };
}

async function digest(bytes: ArrayBuffer): Promise<string | undefined> {
  // Available only in secure contexts: HTTPS or localhost.
  const subtle: SubtleCrypto | undefined = window.crypto.subtle;
  if (!subtle) return undefined;
  return btoa(String.fromCharCode(...new Uint8Array(await subtle.digest('SHA-384', bytes))));
}

/**
 * Runs a module with subresource integrity. The script element fetches it into the page's module map; the later `import`
 * returns that verified module without another request.
 */
async function importWithIntegrity(url: string, integrity: string): Promise<unknown> {
  const script = document.createElement('script');
  Object.assign(script, { type: 'module', crossOrigin: 'anonymous', src: url, integrity });
  // Intercept errors of the script; they are reported once, as a problem of the plugin.
  const suppressError = (event: ErrorEvent) => {
    if (event.filename !== url) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('error', suppressError, true);
  try {
    await new Promise<void>((resolve, reject) => {
      script.addEventListener('load', () => resolve(), { once: true });
      const message = 'the browser refused to run the file: its checksum, or the content security policy, forbids it';
      script.addEventListener('error', () => reject(new RemotePluginError('CHECKSUM_MISMATCH', message)), {
        once: true,
      });
      document.head.append(script);
    });
    return await import(/* @vite-ignore */ url);
  } catch (cause) {
    if (cause instanceof RemotePluginError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new RemotePluginError('LOAD_FAILED', `it throws while it is loaded: ${reason}`, cause);
  } finally {
    window.removeEventListener('error', suppressError, true);
    script.remove();
  }
}
