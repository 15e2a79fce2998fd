import { DefaultEditorOptions } from 'ra-input-rich-text';
import { useEffect, useState } from 'react';
import { documentNonce } from '../../theme/documentNonce';
import { useKitDataProvider } from '../action/useKitDataProvider';
import { showPicture } from './showPicture';

type Extension = NonNullable<typeof DefaultEditorOptions.extensions>[number];

/** Returns the editor's options: styles that comply with the CSP, and stored pictures that are fetched with the session. */
export function useEditorOptions() {
  const dataProvider = useKitDataProvider();
  const [{ options, urls }] = useState(() => {
    const objectUrls: string[] = [];
    const show = (picture: HTMLImageElement, source: string) =>
      showPicture(picture, source, {
        read: (id) => dataProvider.readFile(id),
        keep: (url) => void objectUrls.push(url),
      });
    const extensions = DefaultEditorOptions.extensions?.map((extension) => withPictures(extension, show));
    return { options: { ...DefaultEditorOptions, extensions, injectNonce: documentNonce() }, urls: objectUrls };
  });
  useEffect(
    () => () => {
      for (const url of urls.splice(0)) URL.revokeObjectURL(url);
    },
    [urls],
  );
  return options;
}

/** Returns the image extension with our own element as its node view; the stored text does not change. */
function withPictures(extension: Extension, show: (picture: HTMLImageElement, source: string) => void): Extension {
  if (extension.name !== 'image' || extension.type !== 'node') return extension;
  return extension.extend({
    addNodeView() {
      return ({ node }: { node: { attrs: Record<string, unknown> } }) => {
        const dom = document.createElement('img');
        const { src, alt, title } = node.attrs;
        if (typeof alt === 'string') dom.alt = alt;
        if (typeof title === 'string') dom.title = title;
        if (typeof src === 'string') show(dom, src);
        return { dom };
      };
    },
  });
}
