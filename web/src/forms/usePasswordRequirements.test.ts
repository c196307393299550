import { describe, expect, it } from 'vitest'
import { passwordRules } from '#shared/domain/identity/passwordRules.ts'
import { requirementsOf } from './usePasswordRequirements.ts'

const rules = passwordRules.map(({ errorCode, displayText }) => ({ code: errorCode, text: displayText }))
const states = (broken: readonly string[] | undefined, isOfLink: boolean) =>
  Object.fromEntries(requirementsOf(rules, broken, isOfLink).map(({ code, state }) => [code, state]))

describe('the list of password rules', () => {
  it('says nothing before anything was asked', () => {
    expect(new Set(Object.values(states(undefined, true)))).toEqual(new Set(['unknown']))
  })

  it('ticks no rule that was not asked: the last passwords never, names and e-mail with a link alone', () => {
    expect(states([], true)).toMatchObject({ TOO_SHORT: 'met', COMMON: 'met', PERSONAL: 'met', REUSED: 'unknown' })
    expect(states(['TOO_SHORT'], false)).toMatchObject({ TOO_SHORT: 'unmet', COMMON: 'met', PERSONAL: 'unknown' })
    expect(states(['PERSONAL', 'REUSED'], false)).toMatchObject({ PERSONAL: 'unmet', REUSED: 'unmet' })
  })
})
