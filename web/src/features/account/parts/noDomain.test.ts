import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import type { Account } from '#shared/contracts/account/account.ts'
import { getAccountProfile } from '#shared/contracts/account/profile.ts'
import { openBrowser } from '#tests/support/screen.ts'
import texts from '../../../../public/locales/en-US/account.json' with { type: 'json' }

it('that a company has no domain is attested by whoever may change it, once, where it has none', {
  timeout: 240_000,
}, async () => {
  const account = { id: 'acc_01JH0000000000000000000C01', name: 'Harbor Bakery LLC' } as Account
  const session = { accountType: 'AGENCY', subscriberType: 'AGENCY', role: 'Agent', realm: 'ACCOUNT' }
  const { draw } = await openBrowser({ session })
  const { i18n } = await import('#web/i18n/i18n.ts')
  i18n.addResourceBundle('en-US', 'account', texts)
  const { NoDomain } = await import('./NoDomain.tsx')
  const drawn = (given: { noDomain: boolean; domainName?: string }) =>
    draw(h(NoDomain, { account: { ...account, ...(given.domainName && { domainName: given.domainName }) } }), {
      answers: [[getAccountProfile, { params: { accountId: account.id } }, { noDomain: given.noDomain }]],
    })
  expect((await drawn({ noDomain: false })).buttons).toEqual([{ words: 'The company has no domain', enabled: true }])
  const attested = await drawn({ noDomain: true })
  expect([attested.text, attested.buttons]).toEqual(['Attested: the company has no domain.', []])
  expect((await drawn({ noDomain: false, domainName: 'harbor.example' })).text).toBe('')
})
