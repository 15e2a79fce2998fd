import type { Draw } from '../../../../server/demo/draw';
import { type PersonName, personName } from '../../../../server/demo/personName';
import { sharedMobile } from '../../../../server/demo/phoneNumbers';
import type { Gender } from '../entities/identity/gender';
import type { UserIdentity } from './elderlyPeople';
import type { ElderlyProfile } from './elderlyProfile';

interface Contact {
  name: string;
  relation: string;
  phone: string;
  isGuardian: boolean;
  sameCity: boolean;
  order: number;
}

/** Generates contacts: first relatives with an account, then a child, the spouse in the household, or a community worker. */
export function elderlyContacts({ draw, profile, person, id, relatives }: ContactsInput): Contact[] {
  const contacts = relatives.map(({ name, relation, phone }) => ({ name, relation: relation as string, phone }));
  const child: Gender = draw.chance('contact.daughter', 0.5) ? '2' : '1';
  const phone = (slot: number) => sharedMobile(7_000 + id * 3 + slot);
  if (contacts.length === 0 || draw.chance('contact.second', 0.3)) {
    const surname = profile.gender === '1' ? person.surname : undefined;
    contacts.push({ name: relativeName('child', child, surname), relation: 'child', phone: phone(0) });
  }
  if (profile.living === '2') {
    const spouse: Gender = profile.gender === '1' ? '2' : '1';
    contacts.push({ name: relativeName('spouse', spouse), relation: 'spouse', phone: phone(1) });
  }
  if (draw.chance('contact.community', profile.living === '1' ? 0.6 : 0.15)) {
    contacts.push({ name: relativeName('community', '2'), relation: 'community', phone: phone(2) });
  }
  return contacts.map((contact, index) => ({
    ...contact,
    isGuardian: index === 0 && profile.grade >= 2,
    sameCity: contact.relation !== 'child' || draw.chance(`contact.near${index}`, 0.7),
    order: index + 1,
  }));

  function relativeName(role: string, gender: Gender, surname?: PersonName['surname']): string {
    return personName(draw.branch(role), gender, surname).name;
  }
}

interface ContactsInput {
  draw: Draw;
  profile: ElderlyProfile;
  person: PersonName;
  id: number;
  /** The users linked to the elder. */
  relatives: readonly UserIdentity[];
}
