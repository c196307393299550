import { createElement as h } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Account } from '#shared/contracts/account/account.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import kept from '#tests/kept/states/account.1.json' with { type: 'json' }
import { type Drawn, openBrowser } from '#tests/support/screen.ts'

const session = { accountType: 'AGENCY', subscriberType: 'AGENCY', role: 'Principal Producer', realm: 'ACCOUNT' }
const account = { ...(kept[0]?.state as unknown as Account), domains: [] }
const aQuote = (more: Partial<Quote>): Quote =>
  ({
    id: 'quo_01JH0000000000000000000Q01',
    accountId: account.id,
    agencyStatus: 'READY',
    product: 'P100',
    patching: false,
    ...more,
  }) as Quote

let details: (more: Partial<Quote>) => Promise<Drawn>
beforeAll(async () => {
  const { draw } = await openBrowser({ session, flags: { accountEditing: true } })
  const { i18n } = await import('#web/i18n/i18n.ts')
  await i18n.loadNamespaces('account')
  const { DetailsInQuote } = await import('./DetailsInQuote.tsx')
  details = (more) => draw(h(DetailsInQuote, { account, quote: aQuote(more) }))
}, 240_000)

describe('the details of the account in a quote', { timeout: 240_000 }, () => {
  it('is a form while the quote can be changed', async () => {
    expect((await details({})).fields.length).toBeGreaterThan(5)
  })

  it('is for reading once the quote can be changed no more', async () => {
    expect((await details({ agencyStatus: 'BOUND' })).fields).toEqual([])
    expect((await details({ patching: true })).fields).toEqual([])
  })

  it('is headed by what P100_PRO asks besides', async () => {
    expect((await details({ product: 'P100_PRO', agencyStatus: 'BOUND' })).text).toContain('details.titlePro')
  })
})
