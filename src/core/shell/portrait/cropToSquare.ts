/** Width and height of a portrait in pixels. */
const PORTRAIT_SIZE_PX = 320;

/**
 * Crops the center of a picture to a square, and scales it to portrait size.
 * @throws {DOMException} if the file is not a picture
 */
export async function cropToSquare(file: Blob): Promise<File> {
  const picture = await createImageBitmap(file);
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: PORTRAIT_SIZE_PX, height: PORTRAIT_SIZE_PX });
  const context = canvas.getContext('2d');
  if (!context) throw new DOMException('no canvas');
  // White background for transparent pictures.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, PORTRAIT_SIZE_PX, PORTRAIT_SIZE_PX);
  context.drawImage(
    picture,
    (picture.width - side) / 2,
    (picture.height - side) / 2,
    side,
    side,
    0,
    0,
    PORTRAIT_SIZE_PX,
    PORTRAIT_SIZE_PX,
  );
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new DOMException('no picture');
  return new File([blob], 'portrait.jpg', { type: blob.type });
}
