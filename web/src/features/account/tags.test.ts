import { createElement as h } from 'react'
import { describe, expect, it } from 'vitest'
import { getAccount } from '#shared/contracts/account/accounts.ts'
import { listTags } from '#shared/contracts/account/tags.ts'
import { openBrowser } from '#tests/support/screen.ts'
import texts from '../../../public/locales/en-US/account.json' with { type: 'json' }

const accountId = 'acc_01JH0000000000000000000C01'
const session = { accountType: 'AGENCY', subscriberType: 'AGENCY', role: 'Agency Admin', realm: 'ACCOUNT' }

/** The dialog that puts tags on an account, where these tags have been made and the account has those. */
const dialog = async ({ made, had }: { made: readonly object[]; had: readonly string[] }) => {
  const { draw } = await openBrowser({ session })
  const { i18n } = await import('../../i18n/i18n.ts')
  i18n.addResourceBundle('en-US', 'account', texts)
  const { default: tags } = await import('./dialogs/ApplyAccountTagsDialog.tsx')
  return draw(tags.show({ accountId, accountName: 'Harbor Bakery LLC' }, () => undefined) ?? h('p'), {
    at: `/agency/accounts/${accountId}`,
    answers: [
      [getAccount, { params: { accountId } }, { id: accountId, name: 'Harbor Bakery LLC', tags: had }],
      [listTags, { query: {} }, made],
    ],
  })
}

describe('the tags of an account', { timeout: 240_000 }, () => {
  it('lead to where tags are made while there are none', async () => {
    const { text, links } = await dialog({ made: [], had: [] })
    expect(text).toContain('Tags of Harbor Bakery LLC')
    expect(links).toContainEqual({ words: 'Setup Tags', to: '/agency/manage/tags' })
  })

  it('are those it has, of those that were made', async () => {
    const { text, links } = await dialog({ made: [{ id: 'tag_1', name: 'Key client' }], had: ['Key client'] })
    expect(text).toContain('Key client')
    expect(links).toEqual([])
  })
})
