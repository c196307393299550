import type { AuthorityLine, LicenseKind } from '../domain/licensing/license.ts'
import type { RegionCode } from './code.ts'
import type { Region } from './region.ts'

/** Under what insurance is sold in a region (rule: licensing). */
export interface Licensing {
  /** Each state licenses for itself; else one permission holds everywhere in the region. */
  readonly byState: boolean
  /** The first is the usual one. */
  readonly kinds: readonly [LicenseKind, ...LicenseKind[]]
  readonly lines: readonly AuthorityLine[]
  /** The line that cyber insurance is sold under. */
  readonly cyberLine: AuthorityLine
  /** There is a market beyond the licensed insurers, for which brokers have a license of their own. */
  readonly hasSurplusLines: boolean
  /** What the law calls it. */
  readonly word: 'licence' | 'license'
}

const licensing: Readonly<Record<RegionCode, Licensing>> = {
  us: {
    byState: true,
    kinds: ['PRODUCER'],
    lines: ['CASUALTY', 'PROPERTY', 'PERSONAL_LINES', 'SURPLUS_LINES'],
    cyberLine: 'CASUALTY',
    hasSurplusLines: true,
    word: 'license',
  },
  uk: {
    byState: false,
    kinds: ['FCA_FIRM', 'APPOINTED_REPRESENTATIVE'],
    lines: ['GENERAL_INSURANCE'],
    cyberLine: 'GENERAL_INSURANCE',
    hasSurplusLines: false,
    word: 'licence',
  },
  au: {
    byState: false,
    kinds: ['AFSL', 'AUTHORISED_REPRESENTATIVE'],
    lines: ['GENERAL_INSURANCE'],
    cyberLine: 'GENERAL_INSURANCE',
    hasSurplusLines: false,
    word: 'licence',
  },
}

/** What licenses are in a region. */
export const licensingOf = ({ code }: Region): Licensing => licensing[code]

/** States whose surplus lines notice is signed: the provider keeps whether a broker's signature is on file (administration, 5). */
export const signatureStates: readonly string[] = ['LA', 'MT']
