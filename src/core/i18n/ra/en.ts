import english from 'ra-language-english';

/** React-admin's own texts in English, as their authors wrote them. */
export default english.ra;
