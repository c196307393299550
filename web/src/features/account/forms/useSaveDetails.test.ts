import { createElement as h } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { Account } from '#shared/contracts/account/account.ts'
import type { AccountDetails } from '#shared/domain/account/accountDetails.ts'
import type { QuoteEffects } from '#shared/domain/account/quoteEffects.ts'
import { openBrowser } from '#tests/support/screen.ts'

const account = { id: 'acc_01JH0000000000000000000C01' } as Account
const session = (accountType: string) => ({ accountType, subscriberType: accountType, role: 'Any', realm: 'ACCOUNT' })

/** Saves as a persona, where the pre-check says this and somebody answers that; what was called, asked and where it led. */
const saving = async (given: { effects: QuoteEffects; answer?: boolean; persona?: string }) => {
  const { effects, answer = true, persona = 'AGENCY' } = given
  const { draw } = await openBrowser({ session: session(persona) })
  const led: string[] = []
  vi.doMock('react-router', async (original) => ({
    ...(await original<object>()),
    useNavigate: () => (to: string) => void led.push(to),
  }))
  const calls: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit = {}) => {
    calls.push(`${method} ${address.split('/').slice(4).join('/')}`)
    return Response.json(method === 'PUT' || calls.length > 1 ? account : effects)
  })
  const { useSaveDetails } = await import('./useSaveDetails.ts')
  const asked: QuoteEffects[] = []
  let save: ReturnType<typeof useSaveDetails> | undefined
  const Screen = () => {
    save = useSaveDetails(account, undefined, async (found) => {
      asked.push(found)
      return answer
    })
    return null
  }
  await draw(h(Screen), { at: persona === 'CUSTOMER' ? '/customer/account' : '/agency/accounts/1' })
  const saved = await save?.({ name: 'Harbor Bakery LLC' } as AccountDetails)
  vi.doUnmock('react-router')
  return { saved, asked, led, calls: calls.length }
}

const none = { WillInvalidateQuotes: false, WillReferQuotes: false }

describe('changed details of an account', () => {
  it('are saved at once where no quote is touched', async () => {
    expect(await saving({ effects: none })).toEqual({ saved: true, asked: [], led: [], calls: 2 })
  })

  it('are asked about before quotes become invalid or are referred, and saves nothing without a yes', async () => {
    for (const effects of [
      { ...none, WillInvalidateQuotes: true },
      { ...none, WillReferQuotes: true },
    ]) {
      expect(await saving({ effects, answer: false })).toEqual({ saved: false, asked: [effects], led: [], calls: 1 })
      expect(await saving({ effects })).toMatchObject({ saved: true, asked: [effects], calls: 2 })
    }
  })

  it('lead an insured whose quotes are referred to the policies', async () => {
    const effects = { ...none, WillReferQuotes: true }
    expect((await saving({ effects, persona: 'CUSTOMER' })).led).toEqual(['/customer/policies'])
    expect((await saving({ effects })).led).toEqual([])
    expect((await saving({ effects: { ...none, WillInvalidateQuotes: true }, persona: 'CUSTOMER' })).led).toEqual([])
  })
})
