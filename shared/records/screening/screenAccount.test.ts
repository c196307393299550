import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { laySanctions } from '../../domain/account/sanctions.ts'
import { isOwnWord, screenAccount, withWord } from './screenAccount.ts'

beforeEach(() => laySanctions())
afterEach(() => laySanctions())

const [monday, tuesday] = ['2026-11-23T02:00:00.000Z', '2026-11-24T02:00:00.000Z'] as const
const harbor = [{ name: 'Harbor Inc', as: 'ACCOUNT' }] as const
const spider = [...harbor, { name: 'Wizard Spyder Ltd', as: 'ADDITIONAL_INSURED' }] as const
const word = (decision: 'clear' | 'confirm', byId: string) =>
  ({ decision, reason: 'Looked up in the register.', by: byId, byId, at: tuesday }) as const

describe('a screening', () => {
  it('keeps list, time and score, and is clear where nobody is found', () => {
    expect(screenAccount(harbor, undefined, monday)).toEqual({
      status: 'CLEAR',
      hits: [],
      listVersion: 'shipped-2026-11-25',
      screenedAt: monday,
      since: monday,
      score: 0,
      cleared: [],
      words: [],
    })
  })

  it('is held for a person by a name that may be listed', () => {
    const found = screenAccount(spider, screenAccount(harbor, undefined, monday), tuesday)
    expect(found).toMatchObject({ status: 'POSSIBLE', since: tuesday })
    expect(found.hits).toEqual([
      {
        name: 'Wizard Spyder Ltd',
        as: 'ADDITIONAL_INSURED',
        listed: 'Wizard Spider',
        program: 'CYBER2',
        score: found.score,
      },
    ])
    expect(found.score).toBeGreaterThanOrEqual(85)
  })

  it('that two have cleared is not held again for the same name, but for another', () => {
    const found = screenAccount(spider, undefined, monday)
    const cleared = withWord(withWord(found, word('clear', 'ada'), 'CLEARING'), word('clear', 'bob'), 'CLEARED')
    expect(screenAccount(spider, cleared, tuesday).status).toBe('CLEARED')
    laySanctions({
      version: 'next',
      entries: [
        { name: 'Harbor', program: 'SDGT' },
        { name: 'Wizard Spider', program: 'CYBER2' },
      ],
    })
    expect(screenAccount(spider, cleared, tuesday)).toMatchObject({ status: 'POSSIBLE', listVersion: 'next' })
  })

  it('that is held stays so when the name is gone, and one that is confirmed whatever is found', () => {
    const found = screenAccount(spider, undefined, monday)
    expect(screenAccount(harbor, found, tuesday)).toMatchObject({ status: 'POSSIBLE', hits: [], since: monday })
    const confirmed = withWord(found, word('confirm', 'ada'), 'CONFIRMED')
    expect(screenAccount([...spider, { name: 'Evil Corp', as: 'PAYEE' }], confirmed, tuesday).status).toBe('CONFIRMED')
  })

  it('takes the words of two people', () => {
    const found = screenAccount(spider, undefined, monday)
    expect(isOwnWord(found, word('clear', 'ada'))).toBe(false)
    const once = withWord(found, word('clear', 'ada'), 'CLEARING')
    expect(isOwnWord(once, word('clear', 'ada'))).toBe(true)
    expect(isOwnWord(once, word('clear', 'bob'))).toBe(false)
    expect(isOwnWord(once, word('confirm', 'ada'))).toBe(false)
    expect(once.cleared).toEqual([])
  })
})
