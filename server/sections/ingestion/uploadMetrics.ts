/** Counts what devices upload, for `/metrics`. */
export class UploadMetrics {
  readonly #accepted = new Map<string, number>();
  readonly #days = new Map<string, number>();
  readonly #refused = new Map<string, number>();

  accept(kind: string, days = 0): void {
    add(this.#accepted, kind, 1);
    if (days > 0) add(this.#days, kind, days);
  }

  refuse(code: string): void {
    add(this.#refused, code, 1);
  }

  /** In Prometheus' text format. */
  lines(): string[] {
    return [
      ...counter('device_uploads_total', 'kind', this.#accepted),
      ...counter('device_days_total', 'kind', this.#days),
      ...counter('device_upload_refusals_total', 'code', this.#refused),
    ];
  }
}

function add(counts: Map<string, number>, key: string, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}

function counter(name: string, label: string, counts: ReadonlyMap<string, number>): string[] {
  return [`# TYPE ${name} counter`, ...[...counts].map(([key, count]) => `${name}{${label}="${key}"} ${count}`)];
}
