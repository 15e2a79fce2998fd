import { choiceLabel, fieldLabel, formatValue } from '../../../core/kit';
import type { PrintJob } from '../parts/PrintButton';
import { PAGE_PX_PER_MM } from './pdfOf';
import { wrapText } from './wrapText';

/** A4 in millimeters. */
const LONG = 297;
const SHORT = 210;
/** Page margins in millimeters. */
export const MARGIN = 12;
const INK = '#14181c';
const FAINT = '#5b6770';

/** Line height as a multiple of the font size. */
const LEADING = 1.45;
/** Millimeters between columns of facts. */
const GUTTER = 4;

/** Pages drawn in millimeters with the fonts of the browser. Content that does not fit continues on the next page. */
export class PrintPage {
  /** All pages; the last one is the current page. */
  readonly pages: HTMLCanvasElement[] = [];
  readonly width: number;
  readonly height: number;
  /** Vertical position up to which the page is filled. */
  top = MARGIN;
  #context: CanvasRenderingContext2D;
  #foot = '';

  constructor(direction: 'upright' | 'across') {
    this.width = direction === 'across' ? LONG : SHORT;
    this.height = direction === 'across' ? SHORT : LONG;
    this.#context = this.#fresh();
  }

  /** Returns the width between the margins in millimeters. */
  get contentWidth(): number {
    return this.width - 2 * MARGIN;
  }

  /** Draws title, number and wearer, and at the bottom of each page the disclaimer. */
  heading({ record, unmaskedTexts, entity, translate, locale }: PrintJob): void {
    this.#foot = translate('report-manage.disclaimer');
    this.#writeFoot();
    const [title, number] = [translate(`entities.${entity.name}.name`), String(record.reportNo)];
    const { top } = this;
    this.paragraph(title, { size: 6, weight: 700, width: this.contentWidth * 0.7 });
    this.#write(number, { size: 4, x: this.width - MARGIN, y: top, align: 'right' });
    const texts = ['gender', 'reportTime', 'periodStart', 'periodEnd'].map(
      (field) => `${translate(fieldLabel(entity, field))} ${fieldText({ entity, record, field, translate, locale })}`,
    );
    this.paragraph([unmaskedTexts.elderlyName ?? '—', ...texts].join('    '), { size: 3.4 });
    this.rule();
  }

  /** Draws the conclusion and its author, preceded by the conclusion of the analysis if that has more than the findings. */
  conclusion({ record, unmaskedTexts, entity, translate, locale }: PrintJob, automatic?: string): void {
    const found = automatic ?? fieldText({ entity, record, field: 'findings', translate, locale });
    const text = found || translate('report-manage.ecg.auto.nothing');
    this.paragraph(`${translate('report-manage.ecg.auto.title')}：${text}`);
    this.paragraph(`${translate(fieldLabel(entity, 'doctorConclusion'))}：${unmaskedTexts.doctorConclusion ?? '—'}`);
    const reviewed = fieldText({ entity, record, field: 'reviewTime', translate, locale });
    this.paragraph(`${translate(fieldLabel(entity, 'doctorId'))}：${unmaskedTexts.doctorName ?? '—'}    ${reviewed}`);
  }

  /**
   * Draws fields with their values in columns.
   * @param empty text for fields without a value, instead of a dash
   */
  facts(
    { record, entity, translate, locale }: PrintJob,
    fields: readonly string[],
    columns: number,
    empty: Readonly<Record<string, string | undefined>> = {},
  ): void {
    const texts = fields.map((field) => {
      const text = fieldText({ entity, record, field, translate, locale }) || empty[field] || '—';
      return `${translate(fieldLabel(entity, field))}  ${text}`;
    });
    this.columns(texts, columns);
  }

  /** Draws texts side by side, each wrapped as needed. */
  columns(texts: readonly string[], columns: number): void {
    const size = 3.2;
    const wide = this.contentWidth / columns;
    for (let first = 0; first < texts.length; first += columns) {
      const cells = texts
        .slice(first, first + columns)
        .map((text) => this.#lines(text, { size, width: wide - GUTTER }));
      const lines = Math.max(...cells.map(({ length }) => length));
      this.#makeRoom(lines * size * LEADING);
      cells.forEach((cell, column) => {
        cell.forEach((line, at) => {
          this.#write(line, { size, x: MARGIN + column * wide, y: this.top + at * size * LEADING });
        });
      });
      this.top += lines * size * LEADING;
    }
    this.top += 2;
  }

  rule(): void {
    this.#context.fillStyle = FAINT;
    this.#context.fillRect(MARGIN * PAGE_PX_PER_MM, this.top * PAGE_PX_PER_MM, this.contentWidth * PAGE_PX_PER_MM, 1);
    this.top += 2;
  }

  /** Draws a wrapped text. */
  paragraph(text: string, { size = 3.6, weight = 400, width = this.contentWidth }: TextStyle = {}): void {
    for (const line of this.#lines(text, { size, weight, width })) {
      this.#makeRoom(size * LEADING);
      this.#write(line, { size, weight, y: this.top });
      this.top += size * LEADING;
    }
  }

  /** Draws a picture in its own frame, in pixels. */
  picture(
    { width, height, left = MARGIN }: { width: number; height: number; left?: number },
    draw: (frame: { context: CanvasRenderingContext2D; width: number; height: number }) => void,
  ): void {
    const [wide, high] = [width * PAGE_PX_PER_MM, height * PAGE_PX_PER_MM];
    this.#makeRoom(height);
    const context = this.#context;
    context.save();
    context.translate(left * PAGE_PX_PER_MM, this.top * PAGE_PX_PER_MM);
    context.beginPath();
    context.rect(0, 0, wide, high);
    context.clip();
    draw({ context, width: wide, height: high });
    context.restore();
    this.top += height + 2;
  }

  /** Starts a new page if less than `height` millimeters are left. */
  #makeRoom(height: number): void {
    if (this.top + height <= this.height - MARGIN || this.top === MARGIN) return;
    this.#context = this.#fresh();
    this.top = MARGIN;
    this.#writeFoot();
  }

  #fresh(): CanvasRenderingContext2D {
    const canvas = document.createElement('canvas');
    canvas.width = this.width * PAGE_PX_PER_MM;
    canvas.height = this.height * PAGE_PX_PER_MM;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser could not draw the page');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    this.pages.push(canvas);
    return context;
  }

  #writeFoot(): void {
    const place = { x: this.width / 2, y: this.height - MARGIN + 2, align: 'center' } as const;
    this.#write(this.#foot, { size: 3, color: FAINT, ...place });
  }

  #lines(text: string, { size = 3.6, weight = 400, width = this.contentWidth }: TextStyle): string[] {
    this.#setFont(size, weight);
    return wrapText(text, (line) => this.#context.measureText(line).width, width * PAGE_PX_PER_MM);
  }

  #write(text: string, { size, weight = 400, color = INK, x = MARGIN, y, align = 'left' }: PlacedText): void {
    this.#setFont(size, weight);
    this.#context.fillStyle = color;
    this.#context.textAlign = align;
    this.#context.textBaseline = 'top';
    this.#context.fillText(text, x * PAGE_PX_PER_MM, y * PAGE_PX_PER_MM);
  }

  #setFont(size: number, weight: number): void {
    const families = getComputedStyle(document.body).fontFamily || 'sans-serif';
    this.#context.font = `${weight} ${size * PAGE_PX_PER_MM}px ${families}`;
  }
}

/** Font size and widths in millimeters. */
interface TextStyle {
  size?: number;
  weight?: number;
  width?: number;
}

interface PlacedText {
  size: number;
  weight?: number;
  color?: string;
  x?: number;
  y: number;
  align?: CanvasTextAlign;
}

/** Formats the value of a field. */
function fieldText({
  entity,
  record,
  field,
  translate,
  locale,
}: Pick<PrintJob, 'entity' | 'record' | 'translate' | 'locale'> & { field: string }): string {
  const definition = entity.fields[field];
  if (!definition) return '';
  return formatValue(definition, record[field], {
    locale,
    translate,
    choiceLabel: (code) => choiceLabel(entity, field, code),
  });
}
