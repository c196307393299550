import type { Taxed } from '../rating/taxes/taxAuthority.ts'

/** Within how many days of its end the reporting of a policy is extended, and where that comes from (rule: extended-reporting). */
export interface ErpRule {
  readonly windowDays: number
  /** By what the days are given. */
  readonly source: string
  /** By what the options and what they cost are. */
  readonly optionsSource: string
}

const ownOptions = 'Options and factors of the rate book, as the form prints them'

const byRegion: Readonly<Record<Taxed['region'], ErpRule>> = {
  us: {
    windowDays: 60,
    source: 'Terms of the form, as claims-made forms give it (ISO CG 00 02, Section V)',
    optionsSource: ownOptions,
  },
  uk: { windowDays: 60, source: 'Terms of the form, to which the law leaves it', optionsSource: ownOptions },
  au: {
    windowDays: 60,
    source:
      'Terms of the form, besides circumstances that were notified in time (Insurance Contracts Act 1984 (Cth) s 40(3))',
    optionsSource: ownOptions,
  },
}

/** States of the US with a rule of their own for claims-made forms. */
const byState: Readonly<Record<string, ErpRule>> = {
  NY: {
    windowDays: 60,
    source: '11 NYCRR 73.3: 60 days from the end at least',
    optionsSource: '11 NYCRR 73.3: a year at least; factors of the rate book',
  },
}

/** The rule of a place. */
export const erpRuleOf = ({ region, state = '' }: Taxed): ErpRule =>
  (region === 'us' ? byState[state] : undefined) ?? byRegion[region]
