import type { Route } from 'playwright-core'
import { describe, expect } from 'vitest'
import { people } from '#cdk/local/seed/cast.ts'
import { partBytes } from '#shared/domain/correspondence/uploadParts.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { barriers, fits } from './barriers.ts'
import { story } from './chapters.ts'
import { everywhere } from './everywhere.ts'
import { reads, sees, seesNoMore } from './seeing.ts'
import { type Prepared, prepareAccount } from './steps/prepare.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const companies: Readonly<Record<RegionCode, string>> = {
  us: 'Castellano Systems Co.',
  uk: 'Bramble Security Limited',
  au: 'Brumby Hotel Pty Ltd',
}

const megabyte = 1024 * 1024
const text = (name: string, said: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(said) })
/** A text of so many bytes. */
const large = (name: string, size: number) =>
  text(name, 'All quiet on the server.\n'.repeat(size / 25 + 1).slice(0, size))
/** A document that begins as a program for Windows does. */
const disguised = text('Loss run.txt', `MZ${'\0'.repeat(60)}This program cannot be run in DOS mode.`)

/** Files on their way into a library: examined, held back, looked at, interrupted and cancelled. */
const tell = (region: RegionCode) => {
  const { producer } = people(region)
  const { chapter, meet } = story('library', region)
  let prepared: Pick<Prepared, 'accountId'>
  let agent: Visitor

  const rowOf = (name: string) => agent.page.getByRole('row', { name: new RegExp(name) })
  const choose = async (...files: readonly ReturnType<typeof text>[]) => {
    const { page } = agent
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Upload documents' })
    await page.locator('input[type="file"]').setInputFiles([...files])
    await dialog.getByLabel('Document type').click()
    await page.getByRole('option', { name: 'Other', exact: true }).click()
    return dialog
  }

  chapter('files are brought several at once, and wait until each was examined', async () => {
    prepared = await prepareAccount(region, companies[region])
    agent = meet(await visit(region))
    await arrive(agent, producer, `/agency/accounts/${prepared.accountId}?section=documents`)
    const dialog = await choose(text('Backups.txt', 'Restored and tested in June.'), disguised)
    await agent.shot('190-library-upload')
    expect(await barriers(agent)).toEqual([])
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
    await sees(agent.page.getByText('2 files are uploaded and wait for their examination'))
    await sees(rowOf('Backups').getByText('Ready'))
    await sees(rowOf('Loss run').getByText('Held back'))
    await sees(rowOf('Loss run').getByText('It is a program, or a page that runs one.'))
    await agent.shot('191-library')
  })

  chapter('what is held back is given to nobody, and says why', async () => {
    const { page } = agent
    await rowOf('Loss run')
      .getByRole('button', { name: /Actions/ })
      .click()
    expect(await page.getByRole('menuitem', { name: 'Preview' }).count()).toBe(0)
    const download = page.getByRole('menuitem', { name: /^Download/ })
    expect(await download.getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.press('Escape')
  })

  chapter('what passed is looked at in a tab of its own, away from the session', async () => {
    const { page } = agent
    const [tab] = await Promise.all([page.context().waitForEvent('page'), rowOf('Backups').click()])
    await tab.waitForLoadState()
    await sees(tab.getByText('Restored and tested in June.'))
    expect(new URL(tab.url()).origin).not.toBe(new URL(page.url()).origin)
    await tab.close()
  })

  chapter('a large file goes on where the line was lost, sending no part twice', async () => {
    const { page } = agent
    const parts: string[] = []
    const watch = async (route: Route) => {
      const number = new URL(route.request().url()).searchParams.get('partNumber') ?? ''
      parts.push(number)
      // The line is lost in the middle of the second part.
      if (number === '2' && parts.length === 2) {
        await page.context().setOffline(true)
        return route.abort('internetdisconnected')
      }
      return route.continue()
    }
    await page.route(/[?&]partNumber=/, watch)
    const dialog = await choose(large('Server log.txt', 2 * partBytes + megabyte))
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
    await sees(dialog.getByText('No connection: it goes on where it stopped once there is one.'))
    await agent.shot('192-library-waits')
    await page.context().setOffline(false)
    await sees(page.getByText('The file is uploaded and waits for its examination'))
    expect(parts).toEqual(['1', '2', '2', '3'])
    await page.unroute(/[?&]partNumber=/)
    await sees(rowOf('Server log').getByText('Ready'))
  })

  chapter('an upload on its way is cancelled, and nothing of it stays', async () => {
    const { page } = agent
    let given = 0
    const aborted = page.waitForRequest((asked) => asked.method() === 'DELETE' && asked.url().includes('/upload/parts'))
    await page.route(/[?&]partNumber=/, (route) => {
      given += 1
      // The first part goes; the others never come to an end.
      if (given === 1) void route.continue()
    })
    const dialog = await choose(large('Wrong file.txt', 2 * partBytes))
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
    await reads(
      () => given,
      (parts) => parts === 2,
      'the second part is on its way',
    )
    await agent.shot('193-library-cancel')
    await dialog.getByRole('button', { name: 'Cancel the upload of Wrong file.txt' }).click()
    await aborted
    await sees(dialog.getByRole('button', { name: 'Upload', exact: true, disabled: false }))
    expect(await dialog.getByRole('alert').count()).toBe(0)
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('Wrong file.txt'))),
    ).toEqual([])
    await page.unroute(/[?&]partNumber=/)
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await seesNoMore(dialog)
    expect(await rowOf('Wrong file').count()).toBe(0)
  })

  chapter('the library is read on a phone', async () => {
    await agent.resize('phone')
    await sees(agent.page.getByText('Held back'))
    await fits(agent)
    expect(await barriers(agent)).toEqual([])
    await agent.shot('194-library')
    await agent.resize('laptop')
  })
}

for (const region of everywhere) describe(region, () => tell(region))
