/** Pixels of a portrait's side. */
const SIDE = 320;

/**
 * The middle of a picture, square and as small as portraits are shown.
 * @throws {DOMException} where the file is no picture
 */
export async function squareOf(file: Blob): Promise<File> {
  const picture = await createImageBitmap(file);
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: SIDE, height: SIDE });
  const context = canvas.getContext('2d');
  if (!context) throw new DOMException('no canvas');
  // Below pictures that are transparent.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIDE, SIDE);
  context.drawImage(picture, (picture.width - side) / 2, (picture.height - side) / 2, side, side, 0, 0, SIDE, SIDE);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new DOMException('no picture');
  return new File([blob], 'portrait.jpg', { type: blob.type });
}
