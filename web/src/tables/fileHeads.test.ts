import { expect, it } from 'vitest'
import { openBrowser } from '#tests/support/screen.ts'
import texts from '../../public/locales/en-US/records.json' with { type: 'json' }

await openBrowser({})
const { i18n } = await import('../i18n/i18n.ts')
i18n.addResourceBundle('en-US', 'records', texts)
i18n.addResourceBundle('en-US', 'dashboard', { columns: { client: 'Client' } })
const { searchQuotes } = await import('#shared/contracts/quote/search.ts')
const { fileHeads } = await import('./fileHeads.ts')

it('a file of a list is headed as the list is on the screen, else as a history calls the field', async () => {
  const heads = await fileHeads(searchQuotes, [
    { id: 'client', field: 'companyName', header: 'dashboard:columns.client' },
  ])
  expect(heads).toMatchObject({ companyName: 'Client', effectiveDate: 'Coverage start' })
  // What nobody has words for is called as the field is.
  expect(heads).not.toHaveProperty('id')
})
