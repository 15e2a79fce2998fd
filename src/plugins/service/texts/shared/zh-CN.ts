/** What attendants work as. */
export const attendantRoleTexts = {
  caregiver: '养老护理员',
  nurse: '护士',
  rehab: '康复师',
  housekeeper: '家政员',
  socialWorker: '社工',
  volunteer: '志愿者',
};
