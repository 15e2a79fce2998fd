import { fileIdOfUrl } from '../../../../contract/calls/files';

/** Fetches the content of a stored file, if the user can access it. */
export type ReadPicture = (fileId: string) => Promise<Blob>;

/**
 * Shows a picture in an image element. A stored file is fetched with the session, because the browser's own request has no
 * token.
 * @param keep receives each object URL, to be revoked when the picture is no longer shown
 */
export function showPicture(
  picture: HTMLImageElement,
  source: string,
  { read, keep: trackUrl }: { read: ReadPicture; keep: (url: string) => void },
): void {
  const fileId = fileIdOfUrl(source);
  if (fileId === undefined) {
    picture.src = source;
    return;
  }
  read(fileId).then(
    (content) => {
      const url = URL.createObjectURL(content);
      trackUrl(url);
      picture.src = url;
    },
    // The alternative text replaces a picture that cannot be shown.
    () => picture.removeAttribute('src'),
  );
}
