import { describe, expect, it } from 'vitest'
import { regionCodes } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { statesOf } from '#shared/regions/states.ts'
import { catalogue } from '../../coverage/catalogue.ts'
import { inRegion } from '../../coverage/regionalText.ts'
import { noticeDays } from '../cancellationRules.ts'
import { nonRenewalRuleOf } from '../nonRenewalRules.ts'
import { ownForms } from '../ownForms.ts'
import { parseWording, type WordingPart } from './parseWording.ts'
import { americanWords } from './spelled.ts'
import { insuredBy, wordingOf } from './wordingOf.ts'

const all = regionCodes.flatMap((region) =>
  ownForms(region).map((form) => ({ region, form, text: wordingOf(form, region) ?? '' })),
)
const bases = all.filter(({ form }) => form.formTypeId === 'policy-form')
const textOf = (number: string, region: (typeof regionCodes)[number] = 'us') =>
  wordingOf({ formNumber: number, edition: '01 26' }, region) ?? ''

const clausesOf = (text: string) => parseWording(text).flatMap(({ clauses }) => clauses)
const definitionsIn = (parts: readonly WordingPart[]): string[] =>
  parts.flatMap(({ title, clauses }) =>
    title === 'What words mean' ? clauses.flatMap((clause) => clause.title ?? []) : [],
  )

/** Names of laws, places and people in office, which nobody has to define. */
const names = new RegExp(
  [
    '(Attorney General|Secretary) of (the )?(Treasury|Homeland Security|United States)( of America)?',
    'Commonwealth of Australia|United States|United Nations|United Kingdom|European Union|England and Wales|Australia\\b|English',
    '(Commissioner|Office) of .*? Commissioner|Information Commissioner|Australian Information Commissioner',
    'Financial Ombudsman Service|Financial Services Compensation Scheme|Australian Financial Complaints Authority',
    'Office of the Australian Information Commissioner|General Insurance Code of Practice',
    'Equal Employment Opportunity Commission|Pension Benefit Guaranty Corporation|Internal Revenue Service',
    'Department of Labor|Payment Card Industry Data Security Standard|General Data Protection Regulation|UK GDPR',
    'Contracts \\(Rights of Third Parties\\) Act 1999',
    '(Equal Pay|Fair Labor Standards|National Labor Relations|California Consumer Privacy) Act',
    'Worker Adjustment and Retraining Notification Act|Occupational Safety and Health Act',
    '(Insurance|Data Protection|Privacy|Insurance Contracts) Act(?= [12])',
    '(Employee Retirement Income Security|Terrorism Risk Insurance) Act of (1974|2002)',
    'Health Insurance Portability and Accountability Act|Patient Protection and Affordable Care Act',
    '\\b([Tt]hat|[Tt]he) Act\\b',
  ].join('|'),
  'g',
)

/** Words that begin with a capital where no sentence, list or quotation begins, and no term or name stands. */
const undefinedCapitals = (paragraph: string, terms: readonly string[]): string[] => {
  const plural = terms.map((term) => `${term.replace(/y$/, '(?:y|ie)')}s?`).sort((a, b) => b.length - a.length)
  return [
    ...paragraph
      .replace(names, '·')
      .replace(new RegExp(`\\b(?:${plural.join('|')})\\b`, 'g'), '·')
      .matchAll(/(?<=[a-z,;·’)] )[A-Z][\w-]+/g),
  ].map(([word]) => word)
}

describe('the wording of the platform’s own forms', () => {
  it('is there for every form of every region, with nothing empty', () => {
    expect(all.filter(({ text }) => text === '').map(({ form }) => form.formNumber)).toEqual([])
    for (const { form, text } of all)
      for (const { title, clauses } of parseWording(text)) {
        expect(clauses, `${form.formNumber} ${title}`).not.toEqual([])
        for (const clause of clauses) expect(clause.paragraphs, `${form.formNumber} ${clause.title}`).not.toEqual([])
      }
    for (const { text } of all) expect(text).not.toMatch(/undefined|\[object|NaN/)
  })

  it('is none for numbers and editions that are not the platform’s', () => {
    expect(wordingOf({ formNumber: 'PAL-CY-US-001', edition: '02 26' }, 'us')).toBeUndefined()
    expect(wordingOf({ formNumber: 'PAL-CY-US-001', edition: '01 26' }, 'uk')).toBeUndefined()
  })

  it('has an insuring agreement for each coverage that the products of a base form carry, and for no other', () => {
    for (const { region, form, text } of bases) {
      const insured = parseWording(text)
        .filter(({ title }) => title?.startsWith('What is insured'))
        .flatMap(({ clauses }) => clauses.map(({ title }) => title))
      const carried = catalogue.filter(({ key }) => insuredBy(form).has(key))
      expect(insured.toSorted(), form.formNumber).toEqual(carried.map(({ name }) => inRegion(name, region)).toSorted())
    }
  })

  it('numbers parts and clauses in their order', () => {
    for (const { text } of bases) {
      const parts = parseWording(text).filter(({ title }) => title !== undefined)
      expect(parts.map(({ number }) => number)).toEqual(parts.map((_, index) => String(index + 1)))
      for (const { number, clauses } of parts) {
        const counted = clauses.filter(({ title }) => title !== undefined)
        expect(counted.map((each) => each.number)).toEqual(counted.map((_, index) => `${number}.${index + 1}`))
      }
    }
  })

  it('defines each term that begins with a capital, in the order of the alphabet, and none that it does not use', () => {
    for (const { form, text } of bases) {
      const parts = parseWording(text)
      const terms = definitionsIn(parts)
      expect(terms, form.formNumber).toEqual(terms.toSorted((a, b) => (a < b ? -1 : 1)))
      const paragraphs = clausesOf(text).flatMap((clause) => clause.paragraphs.map((each) => each.text))
      expect(
        paragraphs.flatMap((paragraph) => undefinedCapitals(paragraph, terms)),
        form.formNumber,
      ).toEqual([])
      for (const term of terms)
        expect(paragraphs.join('\n'), `${form.formNumber} ${term}`).toMatch(new RegExp(`\\b${term.replace(/y$/, '')}`))
    }
  })

  it('uses in endorsements terms of every form that they may change, or defines them itself', () => {
    const common = bases
      .map(({ text }) => definitionsIn(parseWording(text)))
      .reduce((terms, others) => terms.filter((term) => others.includes(term)))
    const american = ['Aggregate Limit', 'Declarations', 'Named Insured', 'Policy Period']
    const own = ['War', 'Cyber Operation', 'Essential Service', 'State']
    for (const { form, text, region } of all.filter(({ form }) => form.coverage !== undefined)) {
      const terms = region === 'us' ? american : [...common, 'Schedule', 'Period of Insurance']
      const paragraphs = clausesOf(text).flatMap((clause) => clause.paragraphs.map((each) => each.text))
      const undefinedHere = paragraphs.flatMap((paragraph) => undefinedCapitals(paragraph, [...terms, ...own]))
      expect(undefinedHere, form.formNumber).toEqual([])
    }
  })

  it('uses in the endorsements of a line terms that its base form has', () => {
    const lines = all.filter(({ form }) => form.formTypeId === 'endorsement' && form.coverage === undefined)
    expect(lines).not.toEqual([])
    for (const { form, text, region } of lines) {
      const terms = definitionsIn(parseWording(textOf(`PAL-CY-${region.toUpperCase()}-001`, region)))
      const paragraphs = clausesOf(text).flatMap((clause) => clause.paragraphs.map((each) => each.text))
      expect(
        paragraphs.flatMap((paragraph) => undefinedCapitals(paragraph, terms)),
        form.formNumber,
      ).toEqual([])
    }
  })

  it('is spelled as the region spells, and says what the region calls things', () => {
    for (const { form, text } of all.filter(({ region }) => region !== 'us')) {
      expect(text.match(new RegExp(`\\b(${americanWords.join('|')})\\b`, 'i')), form.formNumber).toBeNull()
      expect(text).not.toMatch(/Deductible|Declarations|Policy Period|\ba Excess|Schedule (are|have|list|name|show)\b/)
    }
    for (const { form, text } of all.filter(({ region }) => region === 'us'))
      expect(
        text.match(/\b(defence|organisation|unauthorised|cancelled|centre|programme)\b/i),
        form.formNumber,
      ).toBeNull()
  })

  it('names the law of its region and no other’s', () => {
    const [us, uk, au] = regionCodes.map((region) => textOf(`PAL-CY-${region.toUpperCase()}-001`, region))
    expect(us).toContain('CLAIMS-MADE AND REPORTED')
    expect(us).not.toMatch(/Insurance Act 2015|Insurance Contracts Act/)
    expect(uk).toMatch(/fair presentation[\s\S]*Financial Ombudsman Service/)
    expect(uk).not.toMatch(/Insurance Contracts Act 1984|California/)
    expect(au).toMatch(/section 40\(3\) of the Insurance Contracts Act 1984[\s\S]*General Insurance Code of Practice/)
    expect(au).not.toMatch(/Insurance Act 2015|Ombudsman/)
  })

  it('says of what is kept at least that it is of the total premium, endorsements too', () => {
    const kept = '% of the total policy premium, including endorsements, at least'
    for (const { form, text } of bases.filter(({ region }) => region === 'us'))
      expect(text.includes(kept), form.formNumber).toBe(true)
    expect(textOf('PAL-CY-AM-TX')).toContain(kept)
    for (const { text } of all) expect(text).not.toMatch(/% of the premium at least/)
  })

  it('says for each US state when notice of nonrenewal is given, and what comes of one that is late', () => {
    for (const { abbreviation: state } of statesOf(regionOf('us'))) {
      const { leastDays, late } = nonRenewalRuleOf({ region: 'us', state }) ?? expect.fail()
      const text = textOf(`PAL-CY-AM-${state}`)
      expect(text).toContain(`at least ${leastDays} and no more than 120 days before it ends`)
      expect(text.includes('in time, we renew this policy'), state).toBe(late === 'renewed')
      expect(text.includes(`until ${leastDays} days have passed since it was given`), state).toBe(late === 'noticeAnew')
    }
    expect(textOf('PAL-DO-AM-KY')).toContain('at least 75 and no more than 120 days before it ends')
  })

  it('gives each US state the days of notice that cancellations there take', () => {
    for (const { abbreviation: state, name } of statesOf(regionOf('us'))) {
      const text = textOf(`PAL-CY-AM-${state}`)
      expect(text).toContain(name)
      expect(text).toContain(`at least ${noticeDays('nonPayment', { region: 'us', state })} days beforehand if premium`)
      expect(text).toContain(`at least ${noticeDays('insurer', { region: 'us', state })} days beforehand for every`)
    }
    expect(textOf('PAL-CY-AM-IL')).toContain('Wrongful Collection of Data')
    expect(textOf('PAL-CY-AM-NY')).toContain('$50,000')
    expect(textOf('PAL-DO-AM-IL')).not.toContain('Wrongful Collection of Data')
    expect(textOf('PAL-CY-AM-PA')).toContain('Surplus Stamping Fee is not returned')
    for (const [state, notTwice] of [
      ['CA', 'Bulletin 1429'],
      ['IA', 'Iowa Code'],
    ] as const)
      expect(textOf(`PAL-CY-AM-${state}`).split(notTwice)).toHaveLength(2)
  })
})
