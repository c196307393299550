import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { getAccount } from '#shared/contracts/account/accounts.ts'
import { openBrowser } from '#tests/support/screen.ts'
import texts from '../../../../public/locales/en-US/account.json' with { type: 'json' }

it('on the way to a quote the policy holder may be skipped, and the way leads to the calculator', {
  timeout: 240_000,
}, async () => {
  const accountId = 'acc_01JH0000000000000000000C01'
  const session = { accountType: 'AGENCY', subscriberType: 'AGENCY', role: 'Agent', realm: 'ACCOUNT' }
  const { draw } = await openBrowser({ session })
  const { i18n } = await import('#web/i18n/i18n.ts')
  i18n.addResourceBundle('en-US', 'account', texts)
  const { default: contact } = await import('./AddPolicyContactDialog.tsx')
  const drawn = async (about: object) =>
    draw(contact.show({ accountId, accountName: 'Harbor Bakery LLC', ...about }, () => undefined) ?? h('p'), {
      at: `/agency/accounts/${accountId}`,
      answers: [[getAccount, { params: { accountId } }, { id: accountId, name: 'Harbor Bakery LLC' }]],
    })
  const onTheWay = await drawn({ product: 'P100' })
  expect(onTheWay.buttons.map(({ words }) => words)).toEqual(
    expect.arrayContaining(['Skip for now', 'Add and continue']),
  )
  expect(onTheWay.fields.map(({ label }) => label)).toContain('Invite Policy Holder')
  expect((await drawn({})).buttons.map(({ words }) => words)).not.toContain('Skip for now')
  const { newQuotePath } = await import('#web/paths.ts')
  expect(newQuotePath('AGENCY', { product: 'P100', accountId })).toBe(
    `/agency/requestQuote/P100/${accountId}/no-quote/new-quote`,
  )
})
