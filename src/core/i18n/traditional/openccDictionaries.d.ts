/** Dictionaries of the package, for which it has no types. */
declare module 'opencc-js/dict/*' {
  const dictionary: string;
  export default dictionary;
}
