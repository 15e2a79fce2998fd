import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { rowNameInSentence } from '../../../../src/core/kit/entity/labelInSentence';
import type { ConsoleTexts } from '../consoleTexts';
import { choose, fillText } from './fillForm';

export interface NewElder {
  name: string;
  /** The name as lists show it. */
  masked: string;
  idNo: string;
  gender: '1' | '2';
}

/** The grade that follows from the typed scores. */
export const TYPED_GRADE = '1';

/** Points lost in the assessment, one per item. */
const LOST = 3;
const SCORE_MAX = 90;

/**
 * Fills in the form of a new elder, from top to bottom, and scores the 26 items: the best score except for the first few.
 */
export async function fillElder(page: Page, texts: ConsoleTexts, elder: NewElder): Promise<void> {
  const { elderlyPlugin: own } = texts;
  const label = (field: string) => texts.elderly.fields[field] ?? field;
  const group = (name: string) => texts.elderly.groups?.[name] ?? name;

  await fillText(page, label('name'), elder.name);
  await choose(page, label('elderlyCodeTypeId'), texts.entry('elderlyCodeType', '01'));
  await fillText(page, label('idNo'), elder.idNo);
  await choose(page, label('elderlyMaritalStatusTypeId'), texts.entry('elderlyMaritalStatusType', '20'));
  await expect
    .poll(() => page.getByRole('combobox', { name: label('gender') }).innerText())
    .toBe(texts.elderly.choices?.gender?.[elder.gender]);
  await expect.poll(() => page.getByRole('textbox', { name: label('birthDate') }).inputValue()).toBe('1948-02-15');

  await fillText(page, label('phone'), '19900009999');
  await page.getByRole('button', { name: addRow(texts, label('contacts')) }).click();
  const contacts = page.getByRole('group', { name: label('contacts') });
  await fillText(contacts, label('contacts_name'), '测试亲属');
  await contacts.getByRole('combobox', { name: label('contacts_relation') }).click();
  await page.getByRole('option').first().click();
  await fillText(contacts, label('contacts_phone'), '19900009998');

  await page.getByRole('combobox', { name: label('regionCode'), exact: true }).fill('119901001001');
  await page.getByRole('combobox', { name: label('street'), exact: true }).fill('迎春街道');
  await page.getByRole('combobox', { name: label('community'), exact: true }).fill('康宁社区');
  await fillText(page, label('liveAddress'), '示范市春和区迎春街道康宁社区1号');
  await choose(page, label('elderlyLiveTypeId'), texts.entry('elderlyLiveType', '2'));

  // Lists in other tabs stay alive and contain the names of grades too.
  const assessment = page.getByRole('region', { name: group('capacity') });
  const items = assessment.getByRole('group', { name: own.capacity.items }).getByRole('radiogroup');
  const count = await items.count();
  expect(count).toBe(26);
  for (let index = 0; index < count; index += 1) {
    await items
      .nth(index)
      .getByRole('radio')
      .nth(index < LOST ? 1 : 0)
      .click();
  }
  await assessment
    .getByText(new RegExp(`${SCORE_MAX - LOST}\\s*/\\s*${SCORE_MAX}`))
    .first()
    .waitFor();
  await assessment.getByText(own.capacity.grades.g1).first().waitFor();

  await choose(page, label('elderlyTypeId'), texts.entry('elderlyType', 'GOV'));
  await choose(page, label('elderlyMunicipalTypeIds'), texts.entry('elderlyMunicipalType', 'PT'));
  await page.keyboard.press('Escape');
}

const addRow = ({ kit, locale }: ConsoleTexts, name: string) =>
  kit.form.addRow.replace('%{name}', rowNameInSentence(name, locale));
