import type { Recording } from '../sections/report/ecgFile';
export function demoRecording(_signal: unknown): Recording | undefined {
  return undefined;
}
