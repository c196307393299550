import type { RegionCode } from './code.ts'

/** What sentences of the United States call by another name than those of the United Kingdom and Australia, in this order. */
const elsewhere: readonly (readonly [american: RegExp, other: string])[] = [
  [/\bcheck or wire\b/g, 'cheque or bank transfer'],
  [/\bAn agent\b/g, 'A broker'],
  [/\bagent\b/g, 'broker'],
  [/\b([Ii])nstallment/g, '$1nstalment'],
  [/\b([Ll])icense(s?)\b/g, '$1icence$2'],
  [/\b([Oo])rganization/g, '$1rganisation'],
]

/** A sentence of ours in the words of the region: it is written in those of the United States. Names of people have no place in it. */
export const spoken = (sentence: string, region: RegionCode): string =>
  region === 'us' ? sentence : elsewhere.reduce((said, [american, other]) => said.replace(american, other), sentence)
