import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { StateMessage } from '../../theme/messages/StateMessage';

/** Message for an unknown address. */
export function NotFoundMessage({ path, actions }: { path: string; actions: ReactNode }) {
  const translate = useTranslate();
  return (
    <StateMessage
      state="lost"
      title={translate('console.notFound.title')}
      text={translate('console.notFound.text', { path: decodePath(path) })}
      actions={actions}
    />
  );
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}
