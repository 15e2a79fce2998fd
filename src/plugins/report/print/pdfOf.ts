import { PDFDocument } from '@cantoo/pdf-lib';

/** Points per millimeter (PDF 32000-1). */
const POINTS_PER_MM = 72 / 25.4;
/** JPEG quality; the lowest at which text stays sharp. */
const QUALITY = 0.92;
/** Pixels per millimeter of the given pages. */
export const PAGE_PX_PER_MM = 8;

/** Creates a PDF with one drawing per page. */
export async function createPdf(pages: readonly HTMLCanvasElement[], { title }: { title: string }): Promise<Blob> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(title);
  for (const page of pages) {
    const picture = await pdf.embedJpg(await jpegOf(page));
    const size = [page.width, page.height].map((pixels) => (pixels / PAGE_PX_PER_MM) * POINTS_PER_MM);
    const [width = 0, height = 0] = size;
    pdf.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height });
  }
  const bytes = await pdf.save();
  return new Blob([new Uint8Array(bytes)], { type: 'application/pdf' });
}

async function jpegOf(page: HTMLCanvasElement): Promise<ArrayBuffer> {
  const blob = await new Promise<Blob | null>((resolve) => page.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('The browser could not draw the page');
  return blob.arrayBuffer();
}
