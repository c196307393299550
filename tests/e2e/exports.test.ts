import { describe, expect } from 'vitest'
import { people } from '#cdk/local/seed/cast.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { barriers, fits } from './barriers.ts'
import { story } from './chapters.ts'
import { everywhere } from './everywhere.ts'
import { sees } from './seeing.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

/** Somebody takes a list away: from its table to the file, which waits among their own. */
const tell = (region: RegionCode) => {
  const { chapter, meet } = story('exports', region)
  const { agencyAdmin } = people(region)
  let admin: Visitor
  let rows = 0

  chapter('a list of people is written to a file, while one may go on', async () => {
    admin = meet(await visit(region))
    await arrive(admin, agencyAdmin, '/agency/users')
    const { page } = admin
    await page.getByRole('button', { name: 'Download this list' }).click()
    await admin.shot('exports-menu')
    await page.getByRole('menuitem', { name: 'As CSV' }).click()
    const dialog = page.getByRole('dialog', { name: /as a file$/ })
    const ready = dialog.getByText(/^[\d,]+ rows are in the file\.$/)
    await sees(ready)
    rows = Number((await ready.innerText()).replaceAll(/\D/g, ''))
    expect(await barriers(admin)).toEqual([])
    await admin.shot('exports-ready')
    await dialog.getByRole('button', { name: 'Close' }).last().click()
  })

  chapter('the file waits in the profile, and has every row', async () => {
    const { page } = admin
    await page.goto('/agency/profile?tab=exports')
    const file = page.getByRole('listitem').filter({ hasText: ' · CSV' }).first()
    await sees(file.getByText('Ready', { exact: true }))
    await admin.shot('exports-files')
    await admin.resize('phone')
    await fits(admin)
    await admin.shot('exports-files')
    const loading = page.waitForEvent('download')
    await file.getByRole('button', { name: 'Download' }).click()
    const download = await loading
    expect(download.suggestedFilename()).toMatch(/^[a-z-]*users-\d{4}-\d\d-\d\d\.csv$/)
    const text = Buffer.concat(await (await download.createReadStream()).toArray()).toString()
    const lines = text.trimEnd().split('\r\n')
    expect(lines).toHaveLength(rows + 1)
  })
}

for (const region of everywhere) describe(region, () => tell(region))
