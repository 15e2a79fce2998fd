/** The shape of texts in one language, so that the other languages have neither fewer nor more keys. */
export type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };
