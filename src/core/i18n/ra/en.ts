import english from 'ra-language-english';

/** React-admin's own texts in English, unchanged. */
export default english.ra;
