import { describe, expect, it } from 'vitest'
import { regionCodes } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { statesOf } from '#shared/regions/states.ts'
import type { Instant } from '../calendar/instant.ts'
import { coverageId } from '../coverage/coverageId.ts'
import { productLines } from '../coverage/productLines.ts'
import { formGap } from './formGaps.ts'
import { ownForms } from './ownForms.ts'
import {
  type EditedForm,
  type FormFacts,
  type FormTerms,
  formBook,
  formsCarried,
  type PolicyForm,
  paperTypeIds,
} from './policyForm.ts'

const us = ownForms('us')
const cover = (more: Partial<FormFacts> = {}): FormFacts => ({
  product: 'P100',
  state: 'OR',
  paperType: 'ADMITTED',
  coverages: new Set(),
  day: '2026-06-01',
  ...more,
})
const numbers = (book: readonly PolicyForm[], facts = cover()) =>
  formsCarried(book, facts).map(({ formNumber, edition }) => `${formNumber} ${edition}`)

const base = us.find(({ formNumber }) => formNumber === 'PAL-CY-US-001')
if (base === undefined) throw new Error('The US have no cyber form.')
const next: PolicyForm = { ...base, id: 'frm_next', edition: '07 26', effectiveFrom: '2026-07-01' }

const edit = (id: string, ...versions: readonly (readonly [Instant, FormTerms, true?])[]): EditedForm => ({
  id,
  versions: versions.map(([at, terms, removed], index) => ({
    revision: index + 1,
    terms,
    ...(removed && { removed }),
    by: 'Sam',
    at,
  })),
})

describe('the platform’s own forms', () => {
  const everywhere = regionCodes.flatMap((code) => {
    const region = regionOf(code)
    const states = statesOf(region).map(({ abbreviation }) => abbreviation)
    return region.products.map((product) => ({ code, product, states: states.length > 0 ? states : [undefined] }))
  })

  it('have the endorsement of an act of the United States there alone', () => {
    const having = regionCodes.filter((code) => ownForms(code).some(({ coverage }) => coverage === 'TRIA'))
    expect(having).toEqual(['us'])
  })

  it.each(everywhere)('give $product in $code its base wording, and each US state its amendments', (each) => {
    const { code, product, states } = each
    const { form } = productLines[product]
    for (const state of states) {
      const carried = formsCarried(ownForms(code), cover({ product, state })).map(({ formNumber }) => formNumber)
      expect(carried[0]).toBe(`PAL-${form.letters}-${code.toUpperCase()}-001`)
      expect(carried.filter((number) => /-AM-/.test(number))).toEqual(
        code === 'us' ? [`PAL-${form.letters}-AM-${state}`] : [],
      )
    }
  })

  it('attach an endorsement where it is bought, and the terrorism disclosure where it may be', () => {
    const number = `PAL-END-${100 + coverageId('ADDITIONAL_INSURED')} 01 26`
    expect(numbers(us)).toEqual(['PAL-CY-US-001 01 26', 'PAL-CY-AM-OR 01 26', 'PAL-TRIA-001 01 26'])
    expect(numbers(us, cover({ coverages: new Set(['ADDITIONAL_INSURED']) }))).toContain(number)
  })

  it('have numbers of their own', () => {
    for (const code of regionCodes) {
      const ids = ownForms(code).map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })
})

describe('the edition that a policy carries', () => {
  it('is the newest in force on its first day: a renewal has the new one', () => {
    const book = [...us, next]
    expect(numbers(book, cover({ day: '2026-06-30' }))[0]).toBe('PAL-CY-US-001 01 26')
    expect(numbers(book, cover({ day: '2026-07-01' }))[0]).toBe('PAL-CY-US-001 07 26')
    expect(numbers([next, ...us], cover({ day: '2026-07-01' }))).toContain('PAL-CY-US-001 07 26')
  })

  it('ends with the day on which it is withdrawn', () => {
    const ending = { ...next, withdrawnOn: '2026-09-01' as const }
    expect(numbers([...us, ending], cover({ day: '2026-08-31' }))[0]).toBe('PAL-CY-US-001 07 26')
    expect(numbers([...us, ending], cover({ day: '2026-09-01' }))[0]).toBe('PAL-CY-US-001 01 26')
  })

  it.each([
    ['of another product', { productTypes: ['P250'] }, false],
    ['of every product', { productTypes: [] }, true],
    ['of another state', { state: 'TX' }, false],
    ['of its state', { state: 'OR' }, true],
    ['on surplus lines paper', { paperType: 'SURPLUS' }, false],
    ['on its paper', { paperType: 'ADMITTED' }, true],
    ['of another industry', { sectors: ['finance', 'education'] }, false],
    ['of its industry', { sectors: ['finance', 'health'] }, true],
    ['of any industry', { sectors: [] }, true],
    ['for what it does not buy', { coverage: 'WAIVER_OF_SUBROGATION' }, false],
    ['for what it buys', { coverage: 'ADDITIONAL_INSURED' }, true],
  ] as const)('is not one %s unless it fits', (_, more, carried) => {
    const form: PolicyForm = { ...next, formNumber: 'MS-1', effectiveFrom: '2026-01-01', ...more }
    const found = numbers([...us, form], cover({ sector: 'health', coverages: new Set(['ADDITIONAL_INSURED']) }))
    expect(found.includes('MS-1 07 26')).toBe(carried)
  })
})

describe('the book', () => {
  const { id: _, ...terms } = base

  it('is what it was known to be: what is changed later does not reach what was issued before', () => {
    const edited = [edit(base.id, ['2026-03-01T10:00:00Z', { ...terms, edition: '03 26' }])]
    expect(numbers(formBook(us, edited, '2026-02-28T10:00:00Z'))[0]).toBe('PAL-CY-US-001 01 26')
    expect(numbers(formBook(us, edited, '2026-03-02T10:00:00Z'))[0]).toBe('PAL-CY-US-001 03 26')
    expect(numbers(formBook(us, edited))[0]).toBe('PAL-CY-US-001 03 26')
  })

  it('has no more what was taken out of it, and has it again for who looks back', () => {
    const own = edit(
      'frm_1',
      ['2026-03-01T10:00:00Z', { ...terms, formNumber: 'MS-1' }],
      ['2026-04-01T10:00:00Z', terms, true],
    )
    expect(numbers(formBook(us, [own]))).not.toContain('MS-1 01 26')
    expect(numbers(formBook(us, [own], '2026-03-15T10:00:00Z'))).toContain('MS-1 01 26')
    expect(numbers(formBook(us, [own], '2026-02-15T10:00:00Z'))).not.toContain('MS-1 01 26')
  })
})

describe('a gap in the book', () => {
  const products = regionOf('us').products
  const gap = (book: readonly PolicyForm[]) =>
    formGap({ own: us, book, products, papers: paperTypeIds, today: '2026-06-01' })
  const without = us.filter(({ id }) => id !== base.id)

  it('is a form of the platform’s own that nothing stands in for, today or on a day to come', () => {
    expect(gap(us)).toBeUndefined()
    expect(gap(without)).toMatchObject({ form: { formNumber: 'PAL-CY-US-001' }, day: '2026-06-01' })
    expect(gap([...without, { ...base, withdrawnOn: '2026-08-01' }])).toMatchObject({ day: '2026-08-01' })
    expect(gap([...without, { ...base, withdrawnOn: '2026-08-01' }, next])).toBeUndefined()
  })

  it('is left by what says less than it did', () => {
    expect(gap([...without, { ...base, productTypes: ['P100'] }])).toMatchObject({ form: { id: base.id } })
    expect(gap([...without, { ...base, sectors: ['health'] }])).toMatchObject({ form: { id: base.id } })
    expect(gap([...without, { ...base, state: 'OR' }])).toMatchObject({ form: { id: base.id } })
    const admitted: PolicyForm = { ...base, paperType: 'ADMITTED' }
    expect(gap([...without, admitted])).toMatchObject({ form: { id: base.id } })
    expect(gap([...without, admitted, { ...base, id: 'frm_2', paperType: 'SURPLUS' }])).toBeUndefined()
  })
})
