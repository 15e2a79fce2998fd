/**
 * Phrases that docs/glossary.md bans, each with what to write instead. Words that are right in another sense are banned
 * only as part of a phrase.
 *
 * @type {readonly (readonly [phrase: string, instead: string])[]}
 */
export const phrases = [
  ['unless told', 'Defaults to'],
  ['told', 'stated'],
  ['tells', 'states'],
  ['whoever', 'the user'],
  ['somebody', 'a person'],
  ['is to be', 'must be'],
  ['are to be', 'must be'],
  ['has to be', 'must be'],
  ['may not be', 'cannot be'],
  ['where that is so', 'while'],
  ['as they are there', 'while they exist'],
  ['anew', 'again'],
  ['file of its own', 'separate file'],
  ['files of their own', 'separate files'],
  ['folder of its own', 'separate folder'],
  ['thread of its own', 'separate thread'],
  ['texts of its own', 'its own texts'],
  ['label of their own', 'their own label'],
  ['calls of their own', 'their own calls'],
  ['permission of their own', 'their own permission'],
  ['figures of their own', 'their own figures'],
  ['console half', 'browser module'],
  ['console halves', 'browser modules'],
  ['server half', 'server module'],
  ['server halves', 'server modules'],
  ['living data', 'live updates'],
  ['what time does', 'scheduled jobs'],
  ['what time brings about', 'scheduled jobs'],
  ['yardstick', 'baseline app'],
  ['wishes of the operator', 'operator configuration'],
  ['brings the question', 'preloads the query'],
  ['makes a world', 'creates a JavaScript context'],
  ['Sqlite', 'SQLite'],
  ['Javascript', 'JavaScript'],
  ['Typescript', 'TypeScript'],
];
