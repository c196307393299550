import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { waitForMail } from '#cdk/local/journey/mailbox.ts'
import { people } from '#cdk/local/seed/cast.ts'
import { getAgency } from '#shared/contracts/account/agencies.ts'
import { removeAgencyWidget } from '#shared/contracts/agency/widget.ts'
import { getCurrentUser } from '#shared/contracts/auth/me.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { barriers, fits } from './barriers.ts'
import { story } from './chapters.ts'
import { everywhere } from './everywhere.ts'
import { platform } from './platform.ts'
import { sees } from './seeing.ts'
import { clientOf } from './steps/client.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

/** What stands on the pages of the agency and of others, by whatever name they are asked for. */
let body = ''
const pages = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(body))
let port = 0
beforeAll(async () => {
  pages.listen(0, '127.0.0.1')
  await once(pages, 'listening')
  const address = pages.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})
afterAll(() => pages.close())

/** The address of a page’s host. A browser lets pages of this machine alone load what is on it. */
const pageOf = (host: 'others' | 'site'): string => `http://${host}.localhost:${port}`

/** An agency shows its form on its own pages, and a visitor asks it for a quote there. */
const tell = (region: RegionCode) => {
  const { chapter, meet } = story('widget', region)
  const { agencyAdmin } = people(region)
  let admin: Visitor
  let visitor: Visitor
  let agencyId: AgencyId
  let contact = ''
  let element = ''

  /** Opens a page with the agency's element on it. */
  const opens = async (host: 'others' | 'site', more = ''): Promise<void> => {
    const { page } = visitor
    body = `<!doctype html><html lang="en"><title>Our page</title><h1>Our page</h1>${element.replace('></', `${more}></`)}`
    await page.goto(`${pageOf(host)}/cyber`)
    await sees(page.getByRole('heading', { name: 'Our page' }))
  }

  chapter('the administrator opens the form for a page of the agency', async () => {
    admin = meet(await visit(region))
    const client = await clientOf(agencyAdmin)
    agencyId = AgencyId.parse((await client.call(getCurrentUser, {})).account.id)
    contact = (await client.call(getAgency, { params: { agencyId } })).contactEmail
    await arrive(admin, agencyAdmin, '/agency/details')
    const { page } = admin
    const panel = page.getByRole('region', { name: 'Form for your website' })
    await panel.getByRole('button', { name: 'Set up the form' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/Pages that may show it/).fill(`${pageOf('site')}/`)
    await dialog.getByRole('button', { name: 'Save pages' }).click()
    await sees(panel.getByText(pageOf('site'), { exact: true }))
    element = (await panel.locator('code').last().innerText()).trim()
    expect(element).toContain(agencyId)
    const preview = page.frameLocator('iframe[title="The form, as visitors of your pages see it"]')
    await sees(preview.getByRole('heading', { name: 'Ask for a cyber insurance quote' }))
    expect(await barriers(admin)).toEqual([])
    await admin.shot('widget-panel')
    await admin.resize('phone')
    await fits(admin)
    await admin.shot('widget-panel')
  })

  chapter('a visitor of the page asks for a quote, in a form that knows who it is', async () => {
    visitor = meet(await visit(region, 'phone'))
    await opens('site', ' data-company="Oak Dental &amp; Co"')
    const { page } = visitor
    const form = page.frameLocator('iframe')
    await sees(form.getByRole('heading', { name: 'Ask for a cyber insurance quote' }))
    expect(await form.getByLabel('Company').inputValue()).toBe('Oak Dental & Co')
    await form.getByRole('button', { name: 'Ask for a quote' }).click()
    await sees(form.getByText('Tell us your first name'))
    await visitor.shot('widget-form')
    await form.getByLabel('First name').fill('Ida')
    await form.getByLabel('Last name').fill('Moreau')
    await form.getByLabel('Email').fill('ida@oak.example')
    await form.getByRole('button', { name: 'Ask for a quote' }).click()
    await sees(form.getByRole('heading', { name: 'Thank you' }))
    await visitor.shot('widget-thanks')
    expect(await page.context().cookies()).toEqual([])
    await waitForMail(platform().port, contact, /Oak Dental & Co[\s\S]*(ida@oak\.example)/)
  })

  chapter('the agency finds the enquiry at home and in a list, and begins a quote with what was told', async () => {
    const { page } = admin
    await admin.resize('laptop')
    await page.goto('/agency/dashboard')
    await page
      .getByRole('group', { name: 'What is waiting' })
      .getByRole('link', { name: /Enquiries/ })
      .click()
    const row = page.getByRole('row', { name: /Oak Dental & Co/ })
    await sees(row.getByRole('link', { name: 'ida@oak.example' }))
    expect(await barriers(admin)).toEqual([])
    await admin.shot('widget-enquiries')
    await admin.resize('phone')
    await fits(admin)
    await admin.shot('widget-enquiries')
    await admin.resize('laptop')
    await row.getByRole('button', { name: 'Begin a quote' }).click()
    const dialog = page.getByRole('dialog')
    expect(await dialog.getByLabel('Account Name').inputValue()).toBe('Oak Dental & Co')
  })

  chapter('a page that is not listed does not show it, and a form that is closed is shown by none', async () => {
    const { page } = visitor
    const refused = page.waitForEvent('console', (said) => said.text().includes('frame-ancestors'))
    await opens('others')
    await refused
    expect(visitor.troubles().every((each) => each.includes('frame-ancestors'))).toBe(true)
    const client = await clientOf(agencyAdmin)
    await client.call(removeAgencyWidget, { params: { agencyId } })
    const closed = await page.goto(`/api/agency/v1/widget/${agencyId}`)
    expect(closed?.status()).toBe(404)
  })
}

for (const region of everywhere) describe(region, () => tell(region))
