import { describe, expect, test } from 'vitest'
import { accepted, weigh } from './accepted.ts'
import { judges } from './judges.ts'

const row = { judge: 'cfn-lint', rule: 'I3011', at: 'palisade-*-docs/*Queue', reason: 'Kept for a reason.' }
const found = (at: string, rule = 'I3011') => ({ rule, at, says: 'something' })

describe('what is accepted', () => {
  test('is known by its rule and what it is about', () => {
    const { open, accepted: known } = weigh(
      [row],
      [found('palisade-us-docs/aQueue'), found('palisade-us-quote/aQueue')],
    )
    expect(known.map(({ at }) => at)).toEqual(['palisade-us-docs/aQueue'])
    expect(open.map(({ at }) => at)).toEqual(['palisade-us-quote/aQueue'])
  })

  test('of another rule is not the same', () => {
    expect(weigh([row], [found('palisade-us-docs/aQueue', 'E1')]).open).toHaveLength(1)
  })

  test('and no longer found is told', () => {
    expect(weigh([row], []).gone).toEqual([row])
  })

  test('names a judge there is, with a reason', () => {
    const names = judges.map(({ name }) => name)
    for (const { judge } of accepted()) expect(names).toContain(judge)
  })
})
