import { wordsOf } from '#web/records/historyWords.ts'

type Fields = Readonly<Record<string, unknown>>

/** Fields of an answer as they are read: of money that changes, its parts are told once, and amounts have their currency. */
export const answerFields = (fields: Fields): Fields => {
  if (!('premiumAfter' in fields)) return fields
  const { lines: _, currency: __, ...rest } = fields
  return rest
}

/** Names of the columns of an answer's rows: a key is left out where its name stands beside it. */
export const answerColumns = (names: readonly string[]): readonly string[] =>
  names.filter((name) => name !== 'key' || !names.includes('name'))

/** What a field of an answer is called that is shown by name and not by id. */
export const answerName = (name: string): string => wordsOf(name === 'coverageId' ? 'coverage' : name)

/** Fields whose values are words of the platform's own. */
const isCoded = /^(?:key|manner|reason|status)$/

/** `PRO_RATA` reads `Pro rata`; a text that somebody wrote stays as it is. */
export const answerValue = ({ name, value }: { readonly name: string; readonly value: string }): string =>
  (isCoded.test(name) && /^\w+$/.test(value)) || /^[A-Z\d]+(?:_[A-Z\d]+)+$/.test(value) ? wordsOf(value) : value
