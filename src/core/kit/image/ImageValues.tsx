import Box from '@mui/material/Box';
import { ImageThumb } from './ImageThumb';

/** The pictures of a field side by side. */
export function ImageValues({ value, label, size }: { value: unknown; label: string; size?: number }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.75 }}>
      {numbered(imagesIn(value)).map(({ key, image }) => (
        <ImageThumb key={key} value={image} label={label} size={size} />
      ))}
    </Box>
  );
}

/** The pictures in the value of an `image` or `images` field. */
export function imagesIn(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter(
    (item): item is string => typeof item === 'string' && item !== '',
  );
}

/** Hidden pictures all look alike; their place tells them apart. */
function numbered(images: readonly string[]) {
  return images.map((image, at) => ({ key: `${at} ${image}`, image }));
}
