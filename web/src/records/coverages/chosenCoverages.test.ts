import { describe, expect, it } from 'vitest'
import { coverageById } from '#shared/domain/coverage/catalogue.ts'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import type { CalculatorCoverage } from '#shared/domain/rating/calculatorAnswer.ts'
import { type ChosenCoverages, changedCoverages, chosenKey, type Moved, shownCoverages } from './chosenCoverages.ts'

const data = coverageId('DATA_RESTORATION')
const liability = coverageId('LIABILITY')
const extortion = coverageId('EXTORTION')

const row = (id: number, more: Partial<CalculatorCoverage> = {}): CalculatorCoverage => {
  const rule = coverageById(id)
  return {
    id,
    key: rule?.key ?? '',
    name: rule?.name.us ?? '',
    tooltip: '',
    groupId: rule?.groupId ?? 1,
    order: id,
    mandatory: false,
    locked: false,
    endorsement: false,
    disabled: false,
    available: true,
    selected: true,
    reason: null,
    limit: 1_000_000,
    limitOptions: [],
    deductible: { value: 25_000, options: [...(rule?.deductibles ?? [])], available: true },
    waitingPeriod: { value: null, options: [] },
    retroActivePeriod: { value: null, asDate: null, options: [], available: false, disabled: true },
    questions: null,
    premium: 100,
    ...more,
  }
}
const retro = { value: -1, asDate: null, options: [1, 2, -1], available: true, disabled: false }
const rows = [row(liability, { retroActivePeriod: retro }), row(data), row(extortion, { selected: false })]
const whole = { limit: 1_000_000, deductible: 25_000, waitingPeriod: 12, retroActivePeriod: -1, retroActiveDate: null }
const moving = (after: Partial<Moved['after']> = {}): Moved => ({
  before: whole,
  after: { ...whole, ...after },
  place: { region: 'us', state: 'OR' },
})
const changed = (chosen: ChosenCoverages, after?: Partial<Moved['after']>) =>
  changedCoverages(rows, chosen, moving(after))
const shown = (id: number, chosen: ChosenCoverages, after?: Partial<Moved['after']>) =>
  shownCoverages(rows, chosen, moving(after)).find((each) => each.id === id)

describe('coverages of a form that changes cover', () => {
  it('are no change as they are, nor where they follow the terms of the whole', () => {
    expect(changed({})).toEqual({})
    expect(changed({}, { limit: 2_000_000, deductible: 50_000 })).toEqual({})
    expect(shown(data, {}, { limit: 2_000_000 })).toMatchObject({ limit: 2_000_000, premium: 0 })
    expect(shown(data, {}, { deductible: 50_000 })?.deductible.value).toBe(50_000)
  })

  it('are told with what was chosen of them alone', () => {
    expect(changed({ [chosenKey(data)]: { limit: 250_000 } })).toEqual({ [data]: { selected: true, limit: 250_000 } })
    expect(changed({ [chosenKey(data)]: { deductible: { value: 50_000 } } })).toEqual({
      [data]: { selected: true, deductible: { value: 50_000 } },
    })
    expect(changed({ [chosenKey(data)]: { limit: 1_000_000 } })).toEqual({})
  })

  it('come with their limit and go without a word', () => {
    const came = changed({ [chosenKey(extortion)]: { selected: true } })
    expect(came[extortion]).toMatchObject({ selected: true })
    expect(changed({ [chosenKey(data)]: { selected: false } })).toEqual({ [data]: { selected: false } })
    expect(
      changed({ [chosenKey(extortion)]: { selected: true }, [chosenKey(data)]: { selected: true } }),
    ).not.toHaveProperty(String(data))
  })

  it('take a retroactive date in place of the period, and the period again', () => {
    const dated = changed({}, { retroActiveDate: '2020-01-01' })
    expect(dated).toEqual({ [liability]: { selected: true, retroActivePeriod: { value: null, asDate: '2020-01-01' } } })
    const had = [row(liability, { retroActivePeriod: { ...retro, value: 2, asDate: '2024-01-01' } })]
    const back = changedCoverages(
      had,
      {},
      {
        before: { ...whole, retroActiveDate: '2024-01-01' },
        after: { ...whole, retroActivePeriod: 1 },
        place: { region: 'us', state: 'OR' },
      },
    )
    expect(back).toEqual({ [liability]: { selected: true, retroActivePeriod: { value: 1, asDate: null } } })
  })
})
