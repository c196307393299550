import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { people } from '#cdk/local/seed/cast.ts'
import { searchPersonaRecords } from '#shared/contracts/account/personas.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { fits } from './barriers.ts'
import { story } from './chapters.ts'
import { everywhere } from './everywhere.ts'
import { sees, seesNoMore } from './seeing.ts'
import { clientOf } from './steps/client.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

/** A file as it is dropped. */
interface Dropped {
  readonly name: string
  readonly type: string
  readonly text: string
}

/** Drops files on a part of the page. */
const drop = async (page: Page, on: Locator, files: readonly Dropped[]): Promise<void> => {
  const dataTransfer = await page.evaluateHandle((dropped) => {
    const data = new DataTransfer()
    for (const { name, type, text } of dropped) data.items.add(new File([text], name, { type }))
    return data
  }, files)
  await on.dispatchEvent('drop', { dataTransfer })
}

/** The library of an agency: what is dropped there, examined, looked at, replaced, and taken along as one archive. */
const tell = (region: RegionCode) => {
  const { superAdmin } = people(region)
  const { chapter, meet } = story('library', region)
  let staff: Visitor
  let library: string

  const row = (name: string) => staff.page.getByRole('row').filter({ hasText: name })
  const choose = async (name: string, entry: string) => {
    await row(name).getByRole('button', { name: 'Actions' }).click()
    await staff.page.getByRole('menuitem', { name: entry }).click()
  }

  chapter('files are dropped together, and each is examined: a program is held back with its reason', async () => {
    const client = await clientOf(superAdmin)
    const { content } = await client.call(searchPersonaRecords, { params: { type: 'agency' }, query: {} })
    library = `/admin/agencies/${content[0]?.id}/documents`
    staff = meet(await visit(region))
    const { page } = staff
    await arrive(staff, superAdmin, library)
    await drop(page, page.getByRole('table', { name: 'Documents' }), [
      { name: 'Appointment.txt', type: 'text/plain', text: 'You are appointed.' },
      { name: 'Terms.txt', type: 'text/plain', text: 'Terms of business.' },
      { name: 'Empty.txt', type: 'text/plain', text: '' },
      { name: 'Update.txt', type: 'text/plain', text: 'MZ\u0090\u0000\u0003 This program cannot be run in DOS mode.' },
    ])
    const dialog = page.getByRole('dialog', { name: 'Upload documents' })
    await dialog.getByLabel('Document type').click()
    await page.getByRole('option', { name: 'Other' }).click()
    await dialog.getByRole('button', { name: 'Upload' }).click()
    await sees(dialog.getByText('Empty.txt has to have something in it'))
    await dialog.getByRole('button', { name: 'Take out Empty.txt' }).click()
    await dialog.getByRole('button', { name: 'Upload' }).click()
    await sees(page.getByText('3 files are uploaded'))
    await sees(row('Appointment.txt').getByText('Ready'))
    await sees(row('Terms.txt').getByText('Ready'))
    await sees(row('Update.txt').getByText('Held back'))
    await row('Update.txt').getByRole('button', { name: 'Actions' }).click()
    expect(await page.getByRole('menuitem', { name: 'Download' }).getAttribute('aria-disabled')).toBe('true')
    await staff.shot('190-library-held')
    await page.keyboard.press('Escape')
  })

  chapter(
    'one is renamed, given a newer file and looked at in the browser; the one before can be had still',
    async () => {
      const { page } = staff
      await choose('Terms.txt', 'Rename, retype or replace')
      const dialog = page.getByRole('dialog', { name: 'Change Terms.txt' })
      await dialog.getByLabel('File name').fill('Terms of business')
      await dialog
        .locator('input[type="file"]')
        .setInputFiles({ name: 'signed.txt', mimeType: 'text/plain', buffer: Buffer.from('Terms, signed.') })
      await dialog.getByRole('button', { name: 'Save' }).click()
      await sees(row('Terms of business.txt').getByText('Ready'))
      const tab = page.context().waitForEvent('page')
      await choose('Terms of business.txt', 'Open in the browser')
      const shown = await tab
      await sees(shown.getByText('Terms, signed.'))
      await shown.close()
      const download = page.waitForEvent('download')
      await choose('Terms of business.txt', 'Download version 1')
      expect(readFileSync(await (await download).path(), 'utf8')).toBe('Terms of business.')
    },
  )

  chapter('a search that finds nothing says so', async () => {
    const { page } = staff
    await page.goto(`${library}?documents.search=nothing+of+the+kind`)
    await sees(page.getByText('No document fits'))
  })

  chapter('on a phone two are ticked and come as one archive; another is deleted', async () => {
    const phone = meet(await visit(region, 'phone'))
    const { page } = phone
    await arrive(phone, superAdmin, library)
    const card = (name: string) => page.getByRole('listitem').filter({ hasText: name })
    for (const name of ['Terms of business.txt', 'Appointment.txt']) await card(name).getByRole('checkbox').click()
    await phone.shot('191-library-ticked')
    await fits(phone)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download 2 as ZIP' }).click()
    const archive = readFileSync(await (await download).path(), 'latin1')
    for (const said of ['Terms, signed.', 'You are appointed.']) expect(archive).toContain(said)
    await card('Update.txt').getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete document' }).click()
    await seesNoMore(card('Update.txt'))
  })
}

for (const region of everywhere) describe(region, () => tell(region))
