import { expect } from 'vitest'
import { openAccount, requestQuote } from '#cdk/local/journey/steps.ts'
import { demoAgencies, people } from '#cdk/local/seed/cast.ts'
import { searchPersonaRecords } from '#shared/contracts/account/personas.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { story } from './chapters.ts'
import { everywhere, once } from './everywhere.ts'
import { sees, seesNoMore } from './seeing.ts'
import { clientOf } from './steps/client.ts'
import { newcomer } from './steps/newcomer.ts'
import { companyOf } from './steps/prepare.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const companies: Readonly<Record<RegionCode, string>> = {
  us: 'Hilltop Smiles',
  uk: 'Millrace Dental Ltd',
  au: 'Abbott Dental Care Pty Ltd',
}

for (const region of everywhere) {
  const { superAdmin } = people(region)
  const [like] = demoAgencies(region)
  if (like === undefined) throw new Error(`There is no agency in ${region}.`)
  const { chapter, meet } = story('new-organizations', region)
  const named = (name: string) => `${name} ${region.toUpperCase()}`
  const aggregator = named('Kestrel Compare')
  const carrier = named('Mainsail Insurance')
  const agency = named('Dovetail Risk')
  const locations = [named('Dovetail North'), named('Dovetail South')] as const
  const hostnameOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')
  const emailAt = (name: string, who = 'office') => `${who}@${hostnameOf(name)}.example`
  let staff: Visitor

  const idOf = async (type: 'agency' | 'carrier' | 'da', name: string) => {
    const api = await clientOf(superAdmin)
    const { content } = await api.call(searchPersonaRecords, { params: { type }, query: { search: name } })
    return content.find((each) => each.name === name)?.id ?? ''
  }

  /** Fills in who an agency is; each has a registration of its own. */
  const describes = async (name: string, count: number) => {
    const dialog = staff.page.getByRole('dialog')
    await dialog.getByLabel('Name', { exact: true }).fill(name)
    await dialog.getByLabel('Hostname').fill(hostnameOf(name))
    await dialog.getByLabel(regionOf(region).registration.name).fill(String(Number(like.npn) + 7100 + count))
    await dialog.getByLabel('Contact’s first name').fill('Dora')
    await dialog.getByLabel('Contact’s last name').fill('Vail')
    await dialog.getByLabel('Email', { exact: true }).fill(emailAt(name))
    await dialog.getByRole('textbox', { name: 'Phone' }).fill(like.contactPhone)
  }

  chapter('an administrator adds an aggregator and a carrier', async () => {
    staff = meet(await visit(region))
    const { page } = staff
    await arrive(staff, superAdmin, '/admin/organizations?kind=da')
    await page.getByRole('button', { name: 'Add aggregator' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Add aggregator' })
    await dialog.getByLabel('Name', { exact: true }).fill(aggregator)
    await dialog.getByLabel('Description').fill('Compares cyber insurance for small companies')
    await dialog.getByLabel('Hostname').fill(hostnameOf(aggregator))
    await dialog.getByRole('button', { name: 'Add aggregator' }).click()
    await sees(page.getByText(`${aggregator} is added.`, { exact: false }))
    await page.getByRole('tab', { name: 'Carriers' }).click()
    await page.getByRole('button', { name: 'Add carrier' }).first().click()
    const second = page.getByRole('dialog', { name: 'Add carrier' })
    await second.getByLabel('Name', { exact: true }).fill(carrier)
    await second.getByLabel('Contact’s first name').fill('Cleo')
    await second.getByLabel('Contact’s last name').fill('Marsh')
    await second.getByLabel('Email', { exact: true }).fill(emailAt(carrier))
    await second.getByRole('textbox', { name: 'Phone' }).fill(like.contactPhone)
    await second.getByLabel('Hostname').fill(hostnameOf(carrier))
    if (region === once) await staff.shot('new-carrier')
    await second.getByRole('button', { name: 'Add carrier' }).click()
    await sees(page.getByText(`${carrier} is added.`, { exact: false }))
  })

  chapter('and an agency with two locations', async () => {
    const { page } = staff
    await page.goto('/admin/agencies')
    await page.getByRole('button', { name: 'Add agency' }).first().click()
    await describes(agency, 0)
    await page.getByRole('dialog').getByRole('button', { name: 'Add agency' }).click()
    await sees(page.getByText(`${agency} was added.`, { exact: false }))
    await page.goto(`/admin/agencies/${await idOf('agency', agency)}/details`)
    for (const [index, location] of locations.entries()) {
      await page.getByRole('button', { name: 'Add location' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add location' })
      await dialog.getByLabel('Name of the location').fill(location.split(' ')[1] ?? '')
      await describes(location, index + 1)
      await dialog.getByRole('button', { name: 'Add location' }).click()
      await sees(page.getByText(`${location} was added.`, { exact: false }))
      await seesNoMore(dialog)
    }
    for (const place of ['North', 'South']) await sees(page.getByRole('link', { name: place, exact: true }))
    if (region === once) await staff.shot('two-locations')
  })

  chapter('the agency joins the aggregator', async () => {
    const { page } = staff
    await page.goto(`/admin/organizations/da/${await idOf('da', aggregator)}/links`)
    await page.getByRole('button', { name: 'Add agency' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Add an agency to the aggregator' })
    await dialog.getByRole('combobox', { name: 'Agency', exact: true }).fill(agency)
    await page.getByRole('option', { name: agency }).click()
    await dialog.getByRole('button', { name: 'Add agency' }).click()
    await sees(page.getByText('Added. Its business follows in a moment.'))
    await sees(page.getByRole('row', { name: new RegExp(agency) }).getByText('Agency of the aggregator'))
  })

  chapter('a producer of a location sells, and the aggregator reads it at home', async () => {
    const locationId = await idOf('agency', locations[1])
    const seller = await newcomer(region, {
      email: emailAt(locations[1], 'sol'),
      role: 'Principal Producer',
      organizationId: locationId,
    })
    const api = await clientOf(seller)
    const company = companyOf(region, companies[region], 1_000_000)
    const { quoteNumber } = await requestQuote(api, await openAccount(api, company), company)
    const reader = await newcomer(region, {
      email: emailAt(aggregator, 'kit'),
      role: 'Corp Admin',
      organizationId: await idOf('da', aggregator),
    })
    const corp = meet(await visit(region))
    await arrive(corp, reader)
    await sees(corp.page.getByRole('row', { name: new RegExp(quoteNumber) }))
    if (region === once) await corp.shot('aggregator-home')
    await corp.page.goto('/da/agencies')
    for (const name of [agency, ...locations]) await sees(corp.page.getByRole('row', { name: new RegExp(name) }))
  })

  chapter('the carrier’s people sign in, and read nothing of a book that is not on their paper', async () => {
    const underwriter = await newcomer(region, {
      email: emailAt(carrier, 'una'),
      role: 'Carrier Underwriter',
      organizationId: await idOf('carrier', carrier),
    })
    const reader = meet(await visit(region))
    await arrive(reader, underwriter)
    await sees(reader.page.getByRole('heading', { name: 'Dashboard', level: 1 }))
    await sees(reader.page.getByRole('tab', { name: 'QUOTES' }))
    expect(await reader.page.getByText(companies[region]).isVisible()).toBe(false)
  })
}
