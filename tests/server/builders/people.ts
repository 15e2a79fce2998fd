import { uploaded } from './files';
import { added, mobileNumber, serial } from './records';
import type { TestApp } from './testApp';

/** Returns valid input of `insert.user.open`. */
export function userInput(changes: Record<string, unknown> = {}) {
  return { nickname: `用户${serial()}`, phone: mobileNumber(), ...changes };
}

/** Returns valid input of `insert.doctor.open`, with everything that the approval requires. */
export async function doctorInput(server: TestApp, changes: Record<string, unknown> = {}) {
  return {
    name: '钱守仁',
    phone: mobileNumber(),
    hospital: '示范市第一医院',
    department: '老年科',
    title: 'attending',
    licenseNo: `1199${String(serial()).padStart(11, '0')}`,
    licenseImages: [(await uploaded(server)).fileId],
    licenseExpire: '2099-12-31',
    ...changes,
  };
}

/** Adds an approved doctor. */
export async function passedDoctor(server: TestApp, changes: Record<string, unknown> = {}) {
  const { id } = await added(server, 'doctor', await doctorInput(server, changes));
  const { body, text } = await server.call('passDoctor.doctor.open', { id });
  if (body.status !== 8000) throw new Error(`the doctor was not passed: ${text}`);
  return body.data as Record<string, unknown> & { id: number };
}
