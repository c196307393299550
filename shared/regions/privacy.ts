import type { AnswerTime } from '../domain/identity/privacy.ts'
import type { RegionCode } from './code.ts'
import type { Region } from './region.ts'

/** By which law people are answered who ask about their data, and to whom they complain of an answer. */
export interface PrivacyLaw extends AnswerTime {
  readonly source: string
  readonly complaints: readonly { readonly name: string; readonly web: string }[]
}

/** The law of each region, to be confirmed by counsel before use (decision: erasure-pseudonym). */
const laws: Readonly<Record<RegionCode, PrivacyLaw>> = {
  us: {
    answer: { days: 45 },
    extension: { days: 45 },
    source: 'California Consumer Privacy Act, Cal. Civ. Code 1798.130(a)(2)(A): 45 days, once 45 more with a notice',
    complaints: [
      { name: 'The attorney general of your state', web: 'https://www.naag.org/find-my-ag/' },
      {
        name: 'In California, the California Privacy Protection Agency',
        web: 'https://cppa.ca.gov/webapplications/complaint',
      },
    ],
  },
  uk: {
    answer: { months: 1 },
    extension: { months: 2 },
    source: 'UK GDPR Art 12(3): one month, two further months where requests are complex or many',
    complaints: [{ name: 'The Information Commissioner’s Office (ICO)', web: 'https://ico.org.uk/make-a-complaint/' }],
  },
  au: {
    answer: { days: 30 },
    source: 'Privacy Act 1988, APP 12.4 and 13.5: a reasonable time, which the OAIC’s guidelines put at 30 days',
    complaints: [
      {
        name: 'The Office of the Australian Information Commissioner (OAIC)',
        web: 'https://www.oaic.gov.au/privacy/privacy-complaints',
      },
    ],
  },
}

/** The privacy law of a region. */
export const privacyLawOf = ({ code }: Pick<Region, 'code'>): PrivacyLaw => laws[code]
