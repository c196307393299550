import { expect, it } from 'vitest'
import { declarationsOf, statesTheSame } from './declarations.ts'

const companyName = 'Lone Star Dental'

it('the insured in the US accepts terrorism cover or rejects it, by name and price', () => {
  const of = (accepted: boolean) => declarationsOf('us', { companyName, terrorism: { accepted, price: '$85' } })
  expect(of(true)).toMatchObject([{ key: 'terrorism', choice: 'ACCEPTED', text: expect.stringContaining('$85') }])
  expect(of(false)).toMatchObject([
    { key: 'terrorism', choice: 'REJECTED', text: expect.stringContaining(companyName) },
  ])
  expect(declarationsOf('us', { companyName })).toEqual([])
})

it('in the UK it states a fair presentation, in Australia that it disclosed; both read of the days to think again', () => {
  expect(declarationsOf('uk', { companyName }).map(({ key }) => key)).toEqual(['fairPresentation', 'coolingOff'])
  expect(declarationsOf('au', { companyName }).map(({ key }) => key)).toEqual(['disclosure', 'coolingOff'])
})

it('the days to think again are counted as the form counts them', () => {
  for (const region of ['uk', 'au'] as const)
    expect(declarationsOf(region, { companyName }).at(-1)?.text).toMatch(
      /within 14 days of the day cover began, or of the day it was confirmed if that is later/,
    )
})

it('a choice that was turned round is stated anew; of before statements were kept nothing is asked', () => {
  const of = (accepted: boolean) => declarationsOf('us', { companyName, terrorism: { accepted, price: '$85' } })
  expect(statesTheSame(of(true), of(true))).toBe(true)
  expect(statesTheSame(of(true), of(false))).toBe(false)
  expect(statesTheSame([], of(false))).toBe(false)
  expect(statesTheSame(undefined, of(false))).toBe(true)
})
