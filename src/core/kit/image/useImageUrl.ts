import { useEffect, useState } from 'react';
import { isFileId } from '../../../../contract/calls/files';
import { useKitDataProvider } from '../action/useKitDataProvider';

export interface LoadedImage {
  /** URL for an image element; `undefined` until it has loaded. */
  url?: string;
  isFailed: boolean;
}

const LOADING: LoadedImage = { isFailed: false };

/**
 * Returns the URL of the picture in a field's value: a stored file is fetched with the session, a URL is used as it is. The
 * object URL is revoked on unmount, so that a revealed picture is gone when it is hidden again.
 * @param local the picture itself, if this page has just uploaded it
 */
export function useImageUrl(value: string, local?: Blob): LoadedImage {
  const dataProvider = useKitDataProvider();
  const [found, setFound] = useState<LoadedImage & { value: string }>();
  const isStored = isFileId(value);
  useEffect(() => {
    if (!isStored && !local) return;
    const controller = new AbortController();
    let url: string | undefined;
    const show = (content: Blob) => {
      if (controller.signal.aborted) return;
      url = URL.createObjectURL(content);
      setFound({ value, url, isFailed: false });
    };
    if (local) show(local);
    else {
      dataProvider.readFile(value, { signal: controller.signal }).then(show, () => {
        if (!controller.signal.aborted) setFound({ value, isFailed: true });
      });
    }
    return () => {
      controller.abort();
      if (url) URL.revokeObjectURL(url);
      setFound(undefined);
    };
  }, [value, isStored, local, dataProvider]);
  if (!isStored && !local) return { url: value, isFailed: false };
  return found?.value === value ? found : LOADING;
}
