import type { RegionCode } from '../../regions/code.ts'

/** What somebody of the insured states by name when it signs or confirms, beside its answers. */
export const declarationKeys = ['coolingOff', 'disclosure', 'fairPresentation', 'terrorism'] as const
export type DeclarationKey = (typeof declarationKeys)[number]

/** Whether cover that is offered by law is taken. */
export const declaredChoices = ['ACCEPTED', 'REJECTED'] as const
export type DeclaredChoice = (typeof declaredChoices)[number]

/** A statement as it is read before it is made. */
export interface Declaration {
  readonly key: DeclarationKey
  readonly title: string
  readonly text: string
  readonly choice?: DeclaredChoice | undefined
}

/** What is on offer to an insured by law: `price` is in words. */
interface Offered {
  readonly companyName: string
  /** Cover for certified acts of terrorism, where the line has it. */
  readonly terrorism?: { readonly accepted: boolean; readonly price: string } | undefined
}

const terrorismOf = ({ companyName, terrorism }: Offered): Declaration[] => {
  if (terrorism === undefined) return []
  const { accepted, price } = terrorism
  return [
    accepted
      ? {
          key: 'terrorism',
          title: 'Terrorism cover accepted',
          text: `${companyName} accepts coverage for certified acts of terrorism under the Terrorism Risk Insurance Act for ${price} of the premium. I have read that the United States may pay part of such losses and that a cap of $100 billion a year limits what is paid.`,
          choice: 'ACCEPTED',
        }
      : {
          key: 'terrorism',
          title: 'Terrorism cover rejected',
          text: `${companyName} was offered coverage for certified acts of terrorism under the Terrorism Risk Insurance Act for ${price} and rejects it. I understand that losses from certified acts of terrorism are then not covered.`,
          choice: 'REJECTED',
        },
  ]
}

const fairPresentation = ({ companyName }: Offered): Declaration => ({
  key: 'fairPresentation',
  title: 'Fair presentation of the risk',
  text: `${companyName} has made a fair presentation of the risk as the Insurance Act 2015 asks: after a reasonable search it has disclosed every material circumstance it knows or ought to know. If it has not, the insurer may avoid the contract, change its terms or reduce what it pays.`,
})

const disclosure = ({ companyName }: Offered): Declaration => ({
  key: 'disclosure',
  title: 'Duty of disclosure',
  text: `${companyName} has told the insurer everything that it knows, or could reasonably be expected to know, that may affect the decision to insure it and on what terms (Insurance Contracts Act 1984), and will go on to until the insurer agrees to insure it.`,
})

const coolingOff: Readonly<Record<'au' | 'uk', Declaration>> = {
  au: {
    key: 'coolingOff',
    title: 'Cooling-off period',
    text: 'I have read that the insurance may be returned within 14 days of the day cover began, or of the day it was confirmed if that is later, by saying so in writing, unless a claim was made.',
  },
  uk: {
    key: 'coolingOff',
    title: 'Right to cancel',
    text: 'I have read that the insurance may be given back within 14 days of the day cover began, or of the day it was confirmed if that is later, by saying so in writing, unless a claim was made; what is owed for days on which cover stood is kept.',
  },
}

/** What the insured of a region states when it signs or confirms (rule: stated-by-law). */
export const declarationsOf = (region: RegionCode, offered: Offered): readonly Declaration[] => {
  if (region === 'us') return terrorismOf(offered)
  return region === 'uk' ? [fairPresentation(offered), coolingOff.uk] : [disclosure(offered), coolingOff.au]
}

/** What is kept of a statement that was made; whose it is and when stands with what it was made with. */
export type Declared = Pick<Declaration, 'choice' | 'key' | 'title'>

/** What is stated, without its words. */
export type Stated = Pick<Declaration, 'choice' | 'key'>

/**
 * Whether what was stated is what would be stated now: a choice that was turned round, or that nobody was asked for, has to be
 * stated anew. Of before statements were kept nothing is asked.
 */
export const statesTheSame = (kept: readonly Stated[] | undefined, now: readonly Stated[]): boolean =>
  kept === undefined || now.every(({ key, choice }) => kept.some((each) => each.key === key && each.choice === choice))

/** These statements as they are made. */
export const statedOf = (declarations: readonly Stated[] = []): Stated[] =>
  declarations.map(({ key, choice }) => ({ key, ...(choice && { choice }) }))
