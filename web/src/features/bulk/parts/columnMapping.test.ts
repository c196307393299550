import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { openBrowser } from '#tests/support/screen.ts'
import texts from '../../../../public/locales/en-US/bulk.json' with { type: 'json' }

const { draw } = await openBrowser({})
const { i18n } = await import('#web/i18n/i18n.ts')
i18n.addResourceBundle('en-US', 'bulk', texts)
const { ColumnMapping } = await import('./ColumnMapping.tsx')

it('columns that were not read are told by name, and where all were, nothing is said', async () => {
  const read = { header: 'Company', field: 'Name' }
  const { text } = await draw(h(ColumnMapping, { columns: [read, { header: 'Renewal date' }, { header: 'Notes' }] }))
  expect(text).toContain('2 columns were not read, since their names are not known: Renewal date, Notes.')
  expect((await draw(h(ColumnMapping, { columns: [read] }))).text).not.toContain('not read')
})
