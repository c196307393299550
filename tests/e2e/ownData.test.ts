import { expect } from 'vitest'
import { newestMail, waitForMail } from '#cdk/local/journey/mailbox.ts'
import { people } from '#cdk/local/seed/cast.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { barriers, fits } from './barriers.ts'
import { story } from './chapters.ts'
import { everywhere, once } from './everywhere.ts'
import { platform } from './platform.ts'
import { reads, sees } from './seeing.ts'
import { type Prepared, prepareQuote } from './steps/prepare.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const companies: Readonly<Record<RegionCode, string>> = {
  us: 'Eastman Brothers Building',
  uk: 'Chadwick Fabrication',
  au: 'Baxter Wholesale Pty Ltd',
}

/** Somebody who is no user and named in records of business asks for what is held of them. */
for (const region of everywhere) {
  const { superAdmin } = people(region)
  const { chapter, meet } = story('own data', region)
  let prepared: Prepared
  let asking: Visitor
  let path = ''

  const opens = async ({ page }: Visitor) => {
    const { email } = prepared.client
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await sees(page.getByRole('heading', { name: 'Enter your access code' }))
    const after = await newestMail(platform().port, email)
    await page.getByRole('button', { name: /^Send code to/ }).click()
    const code = await waitForMail(platform().port, email, /(?:^|[^\d-])(\d{6})(?:\D|$)/, { after })
    await page.getByLabel('Access code').fill(code)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL('**/own-data/requests')
    await sees(page.getByText(`For ${email}`))
  }

  chapter('the privacy policy leads to the page of one’s data, which a code at the address opens', async () => {
    prepared = await prepareQuote(region, companies[region])
    asking = meet(await visit(region, 'phone'))
    const { page } = asking
    await page.goto('/privacy')
    await page.getByRole('link', { name: 'The page of your data' }).click()
    await sees(page.getByRole('heading', { level: 1, name: 'Your data' }))
    await fits(asking)
    expect(await barriers(asking)).toEqual([])
    if (region === once) await asking.shot('own-data')
    await opens(asking)
  })

  chapter('a copy is asked for, with the day by which it is there', async () => {
    const { page } = asking
    await page.getByRole('textbox', { name: 'Your name' }).fill('Robin Marlow')
    await page.getByRole('button', { name: 'Ask for a copy' }).click()
    await sees(page.getByText('We have your request. You were sent an email.'))
    await sees(page.getByText(/^Asked on .*, answered by /))
    await fits(asking)
    expect(await barriers(asking)).toEqual([])
    if (region === once) await asking.shot('own-data-asked')
  })

  chapter('the desk sees who asks by what, and has the copy made', async () => {
    const desk = meet(await visit(region))
    await arrive(desk, superAdmin, '/admin/privacy-requests')
    const { page } = desk
    await page.getByRole('row', { name: new RegExp(prepared.client.email) }).click()
    await page.waitForURL(/privacy-requests\/\w+/)
    path = new URL(page.url()).pathname
    await sees(page.getByText('The person, by a code at their address'))
    await sees(page.getByText('Records of business that name them'))
    if (region === once) await desk.shot('own-data-desk')
    await page.getByRole('button', { name: 'Make the copy' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Make the copy' }).click()
    await sees(page.getByText('The copy is being made. The person is told when it is there.'))
    expect(path).toContain('prq_')
  })

  chapter('the letter leads back to the page, where another code opens the copy', async () => {
    const link = await waitForMail(platform().port, prepared.client.email, /(https?:\/\/\S*\/own-data)(?!\/)/)
    const back = meet(await visit(region))
    const { page } = back
    await page.goto(new URL(link).pathname)
    await opens(back)
    await reads(
      async () => {
        await page.reload()
        await sees(page.getByRole('heading', { level: 1 }))
        return page.getByRole('main').innerText()
      },
      (text) => text.includes('The copy is here until'),
      'the copy made',
    )
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download copy' }).click()
    expect((await download).suggestedFilename()).toBe('your-data.zip')
  })
}
