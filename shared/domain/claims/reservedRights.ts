import type { CoveragePosition } from '../../records/claim/claimStatus.ts'
import type { RegionCode } from '../../regions/code.ts'
import { regionOf } from '../../regions/regions.ts'
import { stateOf } from '../../regions/states.ts'

/** In what words rights are reserved: what an adjuster writes says why, this says what it means. */
interface ReservedRights {
  readonly title: string
  readonly body: string
}

const title = 'What is reserved'

/** Independent counsel where a reservation puts insurer and insured at odds over a defence, as the state gives it. */
const counsel: Readonly<Record<string, string>> = {
  CA: ' Where this reservation creates a conflict of interest in a defense that we provide, you are entitled to independent counsel at our expense under California Civil Code section 2860, unless you waive it in writing.',
}

const bodyOf = (region: RegionCode, state: string | undefined): string => {
  switch (region) {
    case 'us': {
      const of = state === undefined ? undefined : stateOf(regionOf('us'), state)?.abbreviation
      return `We investigate this claim, and act on it meanwhile, under a full and complete reservation of rights. Nothing that we or anybody whom we engage has said or done, or will say or do, is a waiver of any right or defense under the policy, at law or in equity, or estops us from relying on it. Among these are the rights to deny cover in whole or in part, to withdraw from a defense after notice to you, and, where the law allows it, to recover what was paid and is not covered. That this letter names some grounds does not give up others, and we may add to it as facts become known. Your own rights are reserved as well.${counsel[of ?? ''] ?? ''}`
    }
    case 'uk':
      return 'We deal with this claim, and act on it meanwhile, under a full reservation of our rights under the policy, under the Insurance Act 2015 and at law. Nothing that we or anybody whom we instruct has said or done, or will say or do, is a waiver of any of them, an election, an affirmation of the policy or an admission of liability. Among them are the rights to decline the claim in whole or in part and to any remedy that the law gives us for a presentation of the risk that was not fair. That this letter names some grounds does not give up others, and we may add to it as facts become known. The conditions of the policy go on applying. Your own rights are not affected.'
    case 'au':
      return 'We deal with this claim, and act on it meanwhile, under a full reservation of our rights under the policy, under the Insurance Contracts Act 1984 (Cth) and at law. Nothing that we or anybody whom we engage has said or done, or will say or do, is a waiver of any of them, an election, an affirmation of the policy or an admission of liability. Among them are the rights to decline the claim in whole or in part and to any remedy that the Act gives us. That this letter names some grounds does not give up others, and we may add to it as facts become known. The conditions of the policy go on applying, and we both owe each other the utmost good faith. Your own rights are not affected.'
  }
}

/** What is said of the rights that a letter reserves, in the words that the region's courts know (rule: rights-reserved); nothing in others. */
export const reservedRights = (
  position: CoveragePosition,
  { region, state }: { readonly region: RegionCode; readonly state?: string | undefined },
): ReservedRights | undefined =>
  position === 'RESERVATION_OF_RIGHTS' ? { title, body: bodyOf(region, state) } : undefined
