import { useState } from 'react';
import { useImageUrl } from '../image/useImageUrl';

/** The photo in a portrait once it has loaded; nothing if it cannot be shown. */
export default function PortraitPhoto({ photo }: { photo: string }) {
  const { url } = useImageUrl(photo);
  const [isBroken, setBroken] = useState(false);
  return url && !isBroken ? <img src={url} alt="" onError={() => setBroken(true)} /> : null;
}
