import { createElement as h } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Account } from '#shared/contracts/account/account.ts'
import type { AccountDetails } from '#shared/domain/account/accountDetails.ts'
import type { QuoteEffects } from '#shared/domain/account/quoteEffects.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import { openBrowser } from '#tests/support/screen.ts'
import type { DetailsInQuote } from './useSaveDetails.ts'

const account = { id: 'acc_01JH0000000000000000000C01' } as Account
const session = { accountType: 'AGENCY', subscriberType: 'AGENCY', role: 'Agent', realm: 'ACCOUNT' }
const led: string[] = []
const bodies: unknown[] = []

let saving: (
  effects: QuoteEffects,
  given?: { answer?: boolean; at?: string; inQuote?: DetailsInQuote },
) => Promise<{ saved: boolean | undefined; asked: readonly QuoteEffects[]; led: readonly string[]; saves: number }>

beforeAll(async () => {
  const { draw } = await openBrowser({ session })
  vi.doMock('react-router', async (original) => ({
    ...(await original<object>()),
    useNavigate: () => (to: string) => void led.push(to),
  }))
  const { useSaveDetails } = await import('./useSaveDetails.ts')
  /** Saves on a page where the pre-check says this and somebody answers that: whether it was saved, what was asked, where it led. */
  saving = async (effects, { answer = true, at = '/agency/accounts/1', inQuote } = {}) => {
    led.length = 0
    const asked: QuoteEffects[] = []
    let saves = 0
    bodies.length = 0
    vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
      if (address.includes('/precheck')) return Response.json(effects)
      if (address.includes('/details')) {
        saves += 1
        bodies.push(JSON.parse(body ?? '{}'))
      }
      return Response.json(account)
    })
    let save: ReturnType<typeof useSaveDetails> | undefined
    const Screen = () => {
      save = useSaveDetails(
        account,
        undefined,
        async (found) => {
          asked.push(found)
          return answer
        },
        inQuote,
      )
      return null
    }
    await draw(h(Screen), { at })
    const saved = await save?.({ name: 'Harbor Bakery LLC' } as AccountDetails)
    return { saved, asked, led: [...led], saves }
  }
}, 240_000)

const none = { WillInvalidateQuotes: false, WillReferQuotes: false }

describe('changed details of an account', () => {
  it('are saved at once where no quote is touched', async () => {
    expect(await saving(none)).toEqual({ saved: true, asked: [], led: [], saves: 1 })
  })

  it('are asked about before quotes become invalid or are referred, and not saved without a yes', async () => {
    for (const effects of [
      { ...none, WillInvalidateQuotes: true },
      { ...none, WillReferQuotes: true },
    ]) {
      expect(await saving(effects, { answer: false })).toEqual({ saved: false, asked: [effects], led: [], saves: 0 })
      expect(await saving(effects)).toEqual({ saved: true, asked: [effects], led: [], saves: 1 })
    }
  })

  it('lead an insured whose quotes are referred to the policies', async () => {
    const at = '/customer/account'
    expect(await saving({ ...none, WillReferQuotes: true }, { at })).toMatchObject({ led: ['/customer/policies'] })
    expect(await saving({ ...none, WillInvalidateQuotes: true }, { at })).toMatchObject({ led: [] })
  })

  it('in a quote are saved with it, and followed until it is priced', async () => {
    const quoteId = QuoteId.parse('quo_01JH0000000000000000000Q01')
    const followed: unknown[] = []
    const onSaved = (after: Account) => void followed.push(after.id)
    expect(await saving(none, { inQuote: { quoteId, onSaved } })).toMatchObject({ saved: true, led: [], saves: 1 })
    expect(bodies).toMatchObject([{ quoteId }])
    expect(followed).toEqual([account.id])
  })
})
