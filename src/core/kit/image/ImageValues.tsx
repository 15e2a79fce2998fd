import { ImageThumb } from './ImageThumb';

/** The pictures of a field side by side. */
export function ImageValues({ value, label, size }: { value: unknown; label: string; size?: number }) {
  return (
    <span className="kit-thumbs">
      {withImageKeys(imagesIn(value)).map(({ key, image }) => (
        <ImageThumb key={key} value={image} label={label} size={size} />
      ))}
    </span>
  );
}

/** Returns the pictures in the value of an `image` or `images` field. */
export function imagesIn(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter(
    (item): item is string => typeof item === 'string' && item !== '',
  );
}

/** Masked pictures have equal values, so the index is part of the key. */
function withImageKeys(images: readonly string[]) {
  return images.map((image, at) => ({ key: `${at} ${image}`, image }));
}
