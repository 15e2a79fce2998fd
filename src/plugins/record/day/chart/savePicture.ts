import { saveFile } from '../../../../core/kit';

export interface PictureRequest {
  drawing: SVGSVGElement;
  /** Drawn above the chart. */
  title: string;
  fileName: string;
  /** Colors of the background and of the title. */
  paper: string;
  ink: string;
}

/** Pixels of the picture per pixel of the screen, so that it is sharp in a document. */
const SCALE = 2;
const TITLE_PX = 32;

/**
 * Saves a drawing as PNG as it looks on the screen, with its title.
 * @throws {Error} if the browser cannot draw it
 */
export async function savePicture({ drawing, title, fileName, paper, ink }: PictureRequest): Promise<void> {
  const { width, height } = drawing.viewBox.baseVal;
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.querySelector('[data-crosshair]')?.remove();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('font-family', getComputedStyle(drawing).fontFamily);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = (height + TITLE_PX) * SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser has no canvas');
  context.scale(SCALE, SCALE);
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height + TITLE_PX);
  context.fillStyle = ink;
  context.font = `600 15px ${getComputedStyle(drawing).fontFamily}`;
  context.fillText(title, 12, 22);
  context.drawImage(image, 0, TITLE_PX, width, height);
  const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!content) throw new Error('the browser made no picture');
  saveFile({ name: `${fileName}.png`, type: 'image/png', content });
}
