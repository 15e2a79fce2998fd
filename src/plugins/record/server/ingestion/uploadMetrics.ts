import { Counter, type Registry } from 'prom-client';

/** Counts device uploads for `/metrics`. */
export class UploadMetrics {
  readonly #accepted: Counter<'kind'>;
  readonly #days: Counter<'kind'>;
  readonly #refused: Counter<'code'>;

  constructor(registry: Registry) {
    const registers = [registry];
    this.#accepted = new Counter({
      name: 'device_uploads_total',
      help: 'Uploads of devices accepted.',
      labelNames: ['kind'],
      registers,
    });
    this.#days = new Counter({
      name: 'device_days_total',
      help: 'Days of health data in accepted uploads.',
      labelNames: ['kind'],
      registers,
    });
    this.#refused = new Counter({
      name: 'device_upload_refusals_total',
      help: 'Uploads of devices refused.',
      labelNames: ['code'],
      registers,
    });
  }

  accept(kind: string, days = 0): void {
    this.#accepted.inc({ kind });
    if (days > 0) this.#days.inc({ kind }, days);
  }

  refuse(code: string): void {
    this.#refused.inc({ code });
  }
}
