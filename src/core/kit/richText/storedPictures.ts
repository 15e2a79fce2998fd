import { fileIdOfUrl } from '../../../../contract/files';

/** Fetches the content of a stored file, for who may see it. */
export type ReadPicture = (fileId: string) => Promise<Blob>;

/**
 * Shows an address in a picture element: a stored file is fetched with the session, since the browser would ask without.
 * @param keep given each address made for it, to be revoked when the picture is no longer shown
 */
export function showPicture(
  picture: HTMLImageElement,
  source: string,
  { read, keep }: { read: ReadPicture; keep: (url: string) => void },
): void {
  const fileId = fileIdOfUrl(source);
  if (fileId === undefined) {
    picture.src = source;
    return;
  }
  read(fileId).then(
    (content) => {
      const url = URL.createObjectURL(content);
      keep(url);
      picture.src = url;
    },
    // The alternative text stands for what cannot be seen.
    () => picture.removeAttribute('src'),
  );
}
