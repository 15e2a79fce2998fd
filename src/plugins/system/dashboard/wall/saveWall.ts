import { PDFDocument } from '@cantoo/pdf-lib';
import { toCanvas } from 'html-to-image';
import { wallClock } from '../../../../../contract/moment';
import { saveFile } from '../../../../core/plugin-api';

export type WallFile = 'png' | 'pdf';

/** Width of the picture in pixels, sharp at 4K regardless of the screen. */
const WIDTH_PX = 3840;
/** A 16:9 slide page in points. */
const PAGE = { width: 960, height: 540 };
const JPEG_QUALITY = 0.92;

/**
 * Saves the current wall without its tools as a picture, or as a 16:9 page.
 * @param name file name; the time is appended
 * @throws {Error} if the browser cannot draw it
 */
export async function saveWall({
  stage,
  kind,
  name,
}: {
  stage: HTMLElement;
  kind: WallFile;
  name: string;
}): Promise<void> {
  const canvas = await toCanvas(stage, {
    pixelRatio: WIDTH_PX / stage.clientWidth,
    backgroundColor: backgroundOf(stage),
    // Only system fonts are used, which need no embedding.
    skipFonts: true,
    filter: (node) => !(node instanceof HTMLElement && 'unsaved' in node.dataset),
  });
  const content = kind === 'png' ? await imageOf(canvas, 'image/png') : await pageOf(canvas, name);
  const time = wallClock(Date.now()).slice(0, 16).replace(/[-: ]/g, '');
  saveFile({ name: `${name}-${time}.${kind}`, type: content.type, content });
}

/** Returns the background color behind the stage. */
function backgroundOf(stage: HTMLElement): string {
  const { backgroundColor } = getComputedStyle(stage.parentElement ?? stage);
  return backgroundColor;
}

async function pageOf(canvas: HTMLCanvasElement, title: string): Promise<Blob> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(title);
  const picture = await pdf.embedJpg(await (await imageOf(canvas, 'image/jpeg')).arrayBuffer());
  pdf.addPage([PAGE.width, PAGE.height]).drawImage(picture, { x: 0, y: 0, ...PAGE });
  return new Blob([new Uint8Array(await pdf.save())], { type: 'application/pdf' });
}

async function imageOf(canvas: HTMLCanvasElement, type: 'image/png' | 'image/jpeg'): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY));
  if (!blob) throw new Error('The browser could not draw the wall');
  return blob;
}
