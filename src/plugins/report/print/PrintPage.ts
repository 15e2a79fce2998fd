import { choiceLabel, fieldLabel, formatValue } from '../../../core/kit';
import type { PrintJob } from '../parts/PrintButton';
import { PAGE_PX_PER_MM } from './pdfOf';

/** A4, in millimetres. */
const LONG = 297;
const SHORT = 210;
/** Millimetres left free at the edges. */
export const MARGIN = 12;
const INK = '#14181c';
const FAINT = '#5b6770';

/** A page of paper, drawn on in millimetres with the fonts of the browser. */
export class PrintPage {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  /** How far down the page is filled. */
  top = MARGIN;

  constructor(direction: 'upright' | 'across') {
    this.width = direction === 'across' ? LONG : SHORT;
    this.height = direction === 'across' ? SHORT : LONG;
    this.canvas = document.createElement('canvas');
    this.canvas.width = this.width * PAGE_PX_PER_MM;
    this.canvas.height = this.height * PAGE_PX_PER_MM;
    const context = this.canvas.getContext('2d');
    if (!context) throw new Error('The browser could not draw the page');
    this.context = context;
    this.context.fillStyle = '#ffffff';
    this.context.fillRect(0, 0, this.canvas.width, this.canvas.height);
  }

  /** Millimetres between the margins. */
  get room(): number {
    return this.width - 2 * MARGIN;
  }

  /** Title, number, whose it is, and below the page that it is no diagnosis. */
  heading({ record, words, entity, translate, locale }: PrintJob): void {
    this.text(translate(`entities.${entity.name}.name`), { size: 6, weight: 700 });
    this.text(String(record.reportNo), { size: 4, x: this.width - MARGIN, align: 'right', y: MARGIN });
    const texts = ['gender', 'reportTime', 'periodStart', 'periodEnd'].map(
      (field) => `${translate(fieldLabel(entity, field))} ${fieldText({ entity, record, field, translate, locale })}`,
    );
    this.text([words.elderlyName ?? '—', ...texts].join('    '), { size: 3.4 });
    this.text(translate('report-manage.disclaimer'), {
      size: 3,
      color: FAINT,
      y: this.height - MARGIN + 2,
      x: this.width / 2,
      align: 'center',
    });
    this.rule();
  }

  /** What is concluded and by whom. */
  conclusion({ record, words, entity, translate, locale }: PrintJob): void {
    const findings = fieldText({ entity, record, field: 'findings', translate, locale });
    if (findings) this.paragraph(`${translate(fieldLabel(entity, 'findings'))}：${findings}`);
    this.paragraph(`${translate(fieldLabel(entity, 'doctorConclusion'))}：${words.doctorConclusion ?? '—'}`);
    const reviewed = fieldText({ entity, record, field: 'reviewTime', translate, locale });
    this.paragraph(`${translate(fieldLabel(entity, 'doctorId'))}：${words.doctorName ?? '—'}    ${reviewed}`);
  }

  /**
   * Fields with their values, several in a line.
   * @param empty what stands for fields without a value, where that is more than a dash
   */
  facts(
    { record, entity, translate, locale }: PrintJob,
    fields: readonly string[],
    columns: number,
    empty: Readonly<Record<string, string | undefined>> = {},
  ): void {
    const wide = this.room / columns;
    fields.forEach((field, at) => {
      const text = fieldText({ entity, record, field, translate, locale }) || empty[field] || '—';
      this.text(`${translate(fieldLabel(entity, field))}  ${text}`, {
        size: 3.2,
        x: MARGIN + (at % columns) * wide,
        y: this.top + Math.floor(at / columns) * 5,
      });
    });
    this.top += Math.ceil(fields.length / columns) * 5 + 2;
  }

  rule(): void {
    this.context.fillStyle = FAINT;
    this.context.fillRect(MARGIN * PAGE_PX_PER_MM, this.top * PAGE_PX_PER_MM, this.room * PAGE_PX_PER_MM, 1);
    this.top += 2;
  }

  /** Text over as many lines as it takes, broken between any two characters as Chinese is. */
  paragraph(text: string, size = 3.6): void {
    this.font(size, 400);
    let line = '';
    for (const character of text) {
      const isFull = this.context.measureText(line + character).width > this.room * PAGE_PX_PER_MM;
      if (isFull || character === '\n') {
        this.text(line, { size });
        line = '';
        this.font(size, 400);
      }
      if (character !== '\n') line += character;
    }
    this.text(line, { size });
  }

  /** One line; without a place of its own it goes below what is there. */
  text(
    text: string,
    {
      size,
      weight = 400,
      color = INK,
      x = MARGIN,
      y,
      align = 'left',
    }: { size: number; weight?: number; color?: string; x?: number; y?: number; align?: CanvasTextAlign },
  ): void {
    this.font(size, weight);
    this.context.fillStyle = color;
    this.context.textAlign = align;
    this.context.textBaseline = 'top';
    this.context.fillText(text, x * PAGE_PX_PER_MM, (y ?? this.top) * PAGE_PX_PER_MM);
    if (y === undefined) this.top += size * 1.45;
  }

  /** Draws in a frame of its own, in pixels; the frame is filled downwards. */
  picture(
    { width, height, left = MARGIN }: { width: number; height: number; left?: number },
    draw: (frame: { context: CanvasRenderingContext2D; width: number; height: number }) => void,
  ): void {
    const [wide, high] = [width * PAGE_PX_PER_MM, height * PAGE_PX_PER_MM];
    const { context } = this;
    context.save();
    context.translate(left * PAGE_PX_PER_MM, this.top * PAGE_PX_PER_MM);
    context.beginPath();
    context.rect(0, 0, wide, high);
    context.clip();
    draw({ context, width: wide, height: high });
    context.restore();
    this.top += height + 2;
  }

  font(size: number, weight: number): void {
    const families = getComputedStyle(document.body).fontFamily || 'sans-serif';
    this.context.font = `${weight} ${size * PAGE_PX_PER_MM}px ${families}`;
  }
}

/** A field's value as people read it. */
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
