import { describe, expect, test } from 'vitest'
import { rateQuote } from '#shared/contracts/rater/calculator.ts'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import type { SecurityAnswers } from '#shared/domain/coverage/securityAnswers.ts'
import type { CalculatorState } from '#shared/domain/rating/calculatorState.ts'
import { priceCalculator } from '#shared/domain/rating/priceCalculator.ts'
import { cartData, presetNumber, priceRequest, selectionOf, termsUpdate } from './priceRequest.ts'
import { changeSelection, initialSelection, type Selection } from './selection.ts'
import { lockedByAnswers, shownGroups, standingChoices, unansweredCoverages } from './shownCoverages.ts'

const today = '2026-11-20'
const id = 'acc_01JH0000000000000000000A01'
const start = initialSelection(today, { region: 'us', state: 'TX' })
const cyberCrime = coverageId('CYBER_CRIME_LOSS')
const extortion = coverageId('EXTORTION')
const income = coverageId('BUSINESS_INCOME')

const account: CalculatorState['account'] = { revenue: 4_200_000, naicsCode: '541330', state: 'TX', riskScore: 70 }

/** What the server would answer. */
const answerTo = (selection: Selection, answers: SecurityAnswers = {}) => {
  const request = priceRequest(selection, { product: 'P100', accountId: id, revenue: 4_200_000 })
  const { global, coverages } = rateQuote.body.parse(request)
  return priceCalculator(
    { account: { ...account, securityQuestions: answers }, global, coverages },
    { region: 'us', product: 'P100', today },
  )
}

const find = (groups: ReturnType<typeof shownGroups>, id: number) =>
  groups.flatMap(({ coverages }) => coverages).find((coverage) => coverage.id === id)

describe('the coverage list', () => {
  test('stands in seven groups and keeps what the product lacks apart', () => {
    const groups = shownGroups(answerTo(start), start)
    expect(groups.map(({ groupId }) => groupId)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(find(groups, coverageId('TECH_EO'))).toBeUndefined()
    expect(groups.flatMap(({ offProduct }) => offProduct).map(({ key }) => key)).toContain('TECH_EO')
  })

  test('keeps apart what the law of another country alone knows', () => {
    const answer = priceCalculator(
      { account: { revenue: 4_200_000, sicCode: '71129', riskScore: 70 }, global: start.global, coverages: {} },
      { region: 'uk', product: 'Prime One', today },
    )
    const groups = shownGroups(answer, start)
    expect(find(groups, coverageId('TRIA'))).toBeUndefined()
    expect(groups.flatMap(({ offProduct }) => offProduct).map(({ key }) => key)).toContain('TRIA')
    expect(find(shownGroups(answerTo(start), start), coverageId('TRIA'))).toBeDefined()
  })

  test('shows a package at once, although the answer is still that of the one before', () => {
    const elite = changeSelection(start, { kind: 'preset', preset: 'elite' })
    const answer = answerTo(start)
    const shown = shownGroups(answer, elite).flatMap(({ coverages }) => coverages)
    const on = shown.filter(({ selected }) => selected).map(({ id }) => String(id))
    expect(on.sort()).toEqual(Object.keys(answer.presets.elite.coverages).sort())
  })

  test('shows a choice at once, although the answer is still on its way', () => {
    const answer = answerTo(start)
    const changed = changeSelection(start, {
      kind: 'coverage',
      id: income,
      change: { selected: false },
      from: standingChoices(answer, start),
    })
    expect(find(shownGroups(answer, changed), income)?.selected).toBe(false)
    expect(find(shownGroups(answer, start), income)?.selected).toBe(true)
  })

  test('never switches what is part of every policy', () => {
    const answer = answerTo(start)
    const off = changeSelection(start, { kind: 'coverage', id: extortion, change: { selected: false }, from: {} })
    expect(find(shownGroups(answer, off), extortion)?.selected).toBe(true)
  })
})

describe('a custom selection', () => {
  test('costs what the package costs that it started from', () => {
    const answer = answerTo(start)
    const from = standingChoices(answer, start)
    const same = changeSelection(start, {
      kind: 'coverage',
      id: income,
      change: { selected: true },
      from,
    })
    expect(same.global.preset).toBe(-1)
    expect(answerTo(same).total).toBe(answer.total)
  })

  test('goes on costing it when the aggregate limit moves', () => {
    const from = standingChoices(answerTo(start), start)
    const custom = changeSelection(start, { kind: 'coverage', id: income, change: { selected: true }, from })
    const higher = { kind: 'limit', limit: 3_000_000 } as const
    expect(answerTo(changeSelection(custom, higher)).total).toBe(answerTo(changeSelection(start, higher)).total)
    expect(answerTo(changeSelection(custom, higher)).warnings).toEqual([])
  })
})

describe('security questions', () => {
  const from = standingChoices(answerTo(start), start)
  const chosen = changeSelection(start, { kind: 'coverage', id: cyberCrime, change: { selected: true }, from })

  test('are open while a chosen coverage has none of its answers', () => {
    expect(unansweredCoverages(shownGroups(answerTo(chosen), chosen)).map(({ id }) => id)).toEqual([cyberCrime])
    expect(unansweredCoverages(shownGroups(answerTo(start), start))).toEqual([])
  })

  test('rule a coverage out with what would unlock it', () => {
    const answer = answerTo(chosen, {
      isVerifyingBankAccounts: true,
      isAuthenticatingFundTransferRequests: false,
      isPreventingUnauthorizedWireTransfers: true,
    })
    const groups = shownGroups(answer, chosen)
    expect(find(groups, cyberCrime)?.selected).toBe(false)
    const cure = 'Verify bank accounts, authenticate fund transfer requests and prevent transfers that nobody approved.'
    expect(lockedByAnswers(groups).map(({ id, reason }) => [id, reason?.cure])).toEqual([
      [cyberCrime, cure],
      [coverageId('SOCIAL_ENGINEERING'), cure],
    ])
  })
})

describe('what is sent', () => {
  test('names the package alone while one stands', () => {
    const data = cartData(start, answerTo(start))
    expect(data).toMatchObject({ presets: 2, aggregateLimit: 1_000_000, referToUnderwriter: false })
    expect(data.coverages).toBeUndefined()
  })

  test('names every coverage of a custom selection', () => {
    const answer = answerTo(start)
    const custom = changeSelection(start, {
      kind: 'coverage',
      id: income,
      change: { limit: 250_000 },
      from: standingChoices(answer, start),
    })
    expect(cartData(custom, answer)).toMatchObject({ presets: -1 })
    expect(cartData(custom, answer).coverages?.[income]).toEqual({ selected: true, limit: 250_000 })
  })

  test('takes any other number of a preset for a custom selection', () => {
    expect([1, 2, 3, -1, 7].map(presetNumber)).toEqual([1, 2, 3, -1, -1])
  })
})

describe('the terms of a quote', () => {
  const before = selectionOf(
    {
      presets: 2,
      aggregateLimit: 1_000_000,
      deductible: 25_000,
      waitingPeriod: 12,
      retroActivePeriod: -1,
      retroActivePeriodAsDate: null,
      effectiveDate: start.global.effectiveDate,
      endDate: start.global.endDate,
      coverages: {},
      referToUnderwriter: false,
      totalPremium: 1,
    },
    { isSurplus: false },
  )

  test('are changed without naming coverages while the package stands', () => {
    const after = changeSelection(before, { kind: 'limit', limit: 2_000_000 })
    const body = termsUpdate(before, after, answerTo(after))
    expect(body).toMatchObject({ presets: 2, limit: 2_000_000 })
    expect(body.coverages).toBeUndefined()
  })

  test('carry a new retroactive period coverage by coverage', () => {
    const after = changeSelection(before, { kind: 'retroPeriod', period: 1 })
    const body = termsUpdate(before, after, answerTo(after))
    expect(body.presets).toBe(-1)
    expect(body.coverages?.[coverageId('LIABILITY')]?.retroActivePeriod).toEqual({ value: 1, asDate: null })
    expect(body.coverages?.[income]?.retroActivePeriod).toBeUndefined()
  })
})

test('a group of which the product carries nothing is no part of its calculator', () => {
  const { global, coverages } = rateQuote.body.parse(
    priceRequest(start, { product: 'SP_DO', accountId: id, revenue: 4_200_000 }),
  )
  const answer = priceCalculator(
    { account: { ...account, securityQuestions: {} }, global, coverages },
    { region: 'us', product: 'SP_DO', today },
  )
  const groups = shownGroups(answer, start)
  expect(groups.map(({ groupId }) => groupId)).toEqual([1, 7])
  expect(groups.every(({ coverages: carried }) => carried.length > 0)).toBe(true)
})
