import type { RegionCode } from '#shared/regions/code.ts'

/** What documents of the UK and Australia call by another name (`functions/docs/templates/words.ts`). */
const terms: readonly (readonly [string, string])[] = [
  ['a Deductible', 'an Excess'],
  ['Deductibles', 'Excesses'],
  ['Deductible', 'Excess'],
  ['Declarations', 'Schedule'],
  ['Policy Period', 'Period of Insurance'],
  ['legally obligated', 'legally liable'],
]

/** American words that wordings use, and how they are spelled elsewhere. */
const spellings: Readonly<Record<string, string>> = {
  authorization: 'authorisation',
  authorize: 'authorise',
  authorized: 'authorised',
  canceled: 'cancelled',
  center: 'centre',
  counseling: 'counselling',
  defense: 'defence',
  labor: 'labour',
  minimize: 'minimise',
  organization: 'organisation',
  organizations: 'organisations',
  recognize: 'recognise',
  trademark: 'trade mark',
  unauthorized: 'unauthorised',
}

/** The American words that a wording of the UK or Australia must not have. */
export const americanWords: readonly string[] = Object.keys(spellings)

const american = new RegExp(`\\b(${americanWords.join('|')})\\b`, 'gi')

/** A text as the region spells it and calls things: American texts become British outside the US. */
export const spelled = (text: string, region: RegionCode): string => {
  if (region === 'us') return text
  const renamed = terms.reduce((said, [from, to]) => said.replaceAll(from, to), text)
  return renamed.replaceAll(american, (word) => {
    const other = spellings[word.toLowerCase()] ?? word
    return word.startsWith(word.charAt(0).toLowerCase())
      ? other
      : `${other.charAt(0).toUpperCase()}${other.substring(1)}`
  })
}
