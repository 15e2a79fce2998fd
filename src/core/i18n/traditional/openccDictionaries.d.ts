/** Dictionaries of the package, which has no types for them. */
declare module 'opencc-js/dict/*' {
  const dictionary: string;
  export default dictionary;
}
